/** What the worker gives to the inside. */
export interface Host {
  stdout(text: string): void;
  stderr(text: string): void;
  /** The whole input. */
  stdin: string;
  /** The program ends here, in the middle of whatever it does. */
  exit(code: number): void;
}
