/** Functions and data that the worker provides to the code inside the engine. */
export interface Host {
  stdout(text: string): void;
  stderr(text: string): void;
  /** The complete input. */
  stdin: string;
  /** Stops the program immediately. */
  exit(code: number): void;
}
