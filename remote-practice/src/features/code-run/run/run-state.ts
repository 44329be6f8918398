import type { CodeRun } from '@sopaan/schemas/code-runs/code-run';
import type { Program } from '../api/execute';

/** The input of a run, and the expected output if known. */
export interface RunInput {
  /** For example `Example 1` or `Custom input`. */
  name: string;
  stdin: string;
  expected: string | null;
}

export interface RunRequest {
  program: Program;
  input: RunInput;
}

export type RunTarget = 'server' | 'browser';

/** The current step of a run. */
export type RunStep =
  | { name: 'sending' }
  | { name: 'queued'; position: number }
  /** The server is busy or restarting; the run is retried after the delay that the server requested. */
  | { name: 'retrying' }
  | { name: 'loading' }
  | { name: 'running' };

export type RunState =
  | { phase: 'idle' }
  | { phase: 'running'; step: RunStep; target: RunTarget }
  /** The visitor must confirm a large download first. */
  | { phase: 'confirming'; request: RunRequest; bytes: number; isServerUnavailable: boolean }
  | { phase: 'done'; request: RunRequest; target: RunTarget; result: CodeRun }
  | { phase: 'stopped' }
  | { phase: 'failed'; request: RunRequest; message: string; canUseBrowser: boolean };
