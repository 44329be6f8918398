/** The messages between a page and the worker of a language. */

/** A program to run in a worker. */
export interface Program {
  language: string;
  source: string;
  stdin: string;
}

export type ToWorker =
  /** `load` is sent once, as the first message, with the files of the language. */
  { kind: 'load'; files: ArrayBuffer[] } | { kind: 'run'; program: Program };

/** How a program exited. */
export interface ProgramExit {
  code: number;
  /** Whether the program ran out of memory. */
  outOfMemory?: boolean;
  /** Output of the compiler if the program did not compile. */
  compileError?: string;
  /** Whether the worker must be replaced, because it cannot run another program. */
  needsRestart?: boolean;
}

export type FromWorker =
  | { kind: 'ready' }
  | { kind: 'failed'; reason: string }
  | { kind: 'output'; stream: 'stdout' | 'stderr'; text: string }
  | ({ kind: 'exited' } & ProgramExit);
