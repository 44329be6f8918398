/** One program that does what its input's first line says, so that it is compiled once; and one that does not compile. */
export interface Sample {
  /**
   * `hello`; `read` (prints the second line); `throw`; `cpu`, `sleep`, `memory`, `output`, `errors` without end; `processes` starts
   * 100 of what the language has, and prints `refused` when it could not.
   */
  program: string;
  broken: string;
  /** Part of what the compiler says about the broken one. */
  complaint: RegExp;
}
