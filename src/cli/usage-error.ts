/** What the user typed cannot be done as typed: one line on stderr and exit code 2, never a stack. */
export class UsageError extends Error {}
