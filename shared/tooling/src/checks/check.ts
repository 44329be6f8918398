/** One check of the house. It answers what is wrong, in lines for a person; nothing when all is well. */
export interface Check {
  name: string;
  run: (context: CheckContext) => Promise<string[]> | string[];
}

export interface CheckContext {
  root: string;
  /** Mend what can be mended instead of complaining. */
  write: boolean;
}

export interface CheckResult {
  name: string;
  problems: string[];
  seconds: number;
}
