/** A program that executes the command in the first line of its input, so that it is compiled once; and one that does not compile. */
export interface Sample {
  /**
   * `hello`; `read` (prints the second line); `throw`; `cpu`, `sleep`, `memory`, `output`, `errors` without end; `processes`
   * starts 100 processes or threads, and prints `refused` when that fails.
   */
  program: string;
  broken: string;
  /** Part of the compiler's message about the program that does not compile. */
  compileError: RegExp;
}
