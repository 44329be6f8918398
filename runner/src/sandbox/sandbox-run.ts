import type { SandboxLimits } from './limits';

/** A program in a folder of the host that only the server can access. */
export interface CopiedProgram {
  from: string;
  to: string;
}

/** What is put into a sandbox, what runs in it, and how much it may use. */
export interface SandboxRun {
  /** Files and folders of the host that can be read, at their own paths. */
  binds: readonly string[];
  /** Programs that are copied in. */
  copiedPrograms?: readonly CopiedProgram[];
  environment: Readonly<Record<string, string>>;
  /** The program, below `/box`. */
  file: { path: string; bytes: Buffer };
  stdin: string;
  /** Runs before the command, with the same rights. */
  unpack?: readonly string[] | undefined;
  command: readonly string[];
  /** Runs after the command has succeeded; prints the result, such as a compiled program. */
  readResult?: readonly string[] | undefined;
  limits: SandboxLimits;
}

/** The limit at which the sandbox was ended. */
export type ExceededLimit = 'time' | 'memory' | 'output' | 'error-output';

export interface SandboxOutcome {
  exceededLimit: ExceededLimit | null;
  stdout: string;
  stderr: string;
  output: string;
  code: number | null;
  signal: string | null;
  cpuMs: number;
  wallMs: number;
  memoryBytes: number;
  /** What `readResult` has printed. */
  result: Buffer;
}
