/** One programming language: everything the engine knows about it stands in its folder. */
export interface LanguageSupport {
  /** `typescript`, `tsx`, `python` … */
  readonly id: string;
  /** With the dot, lower case. */
  readonly extensions: readonly string[];
  /** File name of the grammar in the package's `grammars` folder. */
  readonly grammar: string;
}
