/** A path that was checked to lie inside the project. */
export interface ProjectPath {
  /** Relative to the root, forward slashes, no `.` or `..`; "" is the root itself. */
  readonly relative: string;
  /** Absolute, of the platform; links on the way are as written, but lead to nowhere outside. */
  readonly absolute: string;
}
