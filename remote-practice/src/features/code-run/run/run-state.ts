import type { CodeRun } from '@sopaan/schemas/code-runs/code-run';
import type { Program } from '../api/execute';

/** An input with which a program is run, and the expected output if known. */
export interface RunCase {
  /** For example `Example 1` or `Your case 1`. */
  name: string;
  stdin: string;
  expected: string | null;
}

export interface RunRequest {
  program: Program;
  /** At least one. */
  cases: readonly RunCase[];
}

export interface CaseResult {
  case: RunCase;
  result: CodeRun;
}

export type RunTarget = 'server' | 'browser';

/** The current step of a run. */
export type RunStep =
  | { name: 'sending' }
  | { name: 'queued'; position: number }
  /** The server is busy or restarting; the run is retried after the delay that the server requested. */
  | { name: 'retrying' }
  | { name: 'loading' }
  /** `number` of `count` cases is running. */
  | { name: 'running'; number: number; count: number };

export type RunState =
  | { phase: 'idle' }
  | { phase: 'running'; step: RunStep; target: RunTarget }
  /** The visitor must confirm a large download first. */
  | { phase: 'confirming'; request: RunRequest; bytes: number; isServerUnavailable: boolean }
  /** A case that takes too long, or code that does not compile, ends the run before the other cases. */
  | { phase: 'done'; request: RunRequest; target: RunTarget; results: readonly CaseResult[] }
  /** The browser is offline, and the files of the language are not on the device. */
  | { phase: 'offline'; request: RunRequest }
  | { phase: 'stopped' }
  | { phase: 'failed'; request: RunRequest; message: string; canUseBrowser: boolean };
