/** An argument that names a file or directory accepts the other usual spellings. */
export const FILE_PATH_ALIASES = ['path', 'relative_path'] as const;
export const PATH_ALIASES = ['file_path', 'relative_path'] as const;

export const NAME_ALIASES = ['name_path'] as const;
