/** A check of the project. Returns one line for each problem; none when it passes. */
export interface Check {
  name: string;
  run: (context: CheckContext) => Promise<string[]> | string[];
}

export interface CheckContext {
  root: string;
  /** Fix what can be fixed instead of reporting it. */
  write: boolean;
}

export interface CheckResult {
  name: string;
  problems: string[];
  seconds: number;
}
