import type { CodeRun } from '@sopaan/schemas/code-run';
import type { Program } from '../api/execute';

/** What a program is given to read, and what it should answer where that is known. */
export interface RunInput {
  /** `Example 1`, or `Own input`. */
  name: string;
  stdin: string;
  expected: string | null;
}

export interface RunRequest {
  program: Program;
  input: RunInput;
}

export type Place = 'server' | 'browser';

/** What a running program is waiting for. */
export type RunStep =
  | { at: 'sending' }
  | { at: 'queued'; position: number }
  /** The queue is full; it is tried again. */
  | { at: 'waiting' }
  | { at: 'loading' }
  | { at: 'running' };

export type RunState =
  | { phase: 'idle' }
  | { phase: 'running'; step: RunStep; place: Place }
  /** The language must be fetched first, and that is much. */
  | { phase: 'asking'; request: RunRequest; bytes: number; isServerAbsent: boolean }
  | { phase: 'done'; request: RunRequest; place: Place; answer: CodeRun }
  | { phase: 'stopped' }
  | { phase: 'failed'; request: RunRequest; message: string; canRunHere: boolean };
