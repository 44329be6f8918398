/** What a page and the worker of a language say to each other. */

/** A program, as it goes into a worker. */
export interface Program {
  language: string;
  source: string;
  stdin: string;
}

export type ToWorker =
  /** First of all, and once: the files that the language is made of. */
  { kind: 'load'; files: ArrayBuffer[] } | { kind: 'run'; program: Program };

/** How a program ended by itself. */
export interface Ending {
  code: number;
  /** It asked for more memory than there is. */
  outOfMemory?: boolean;
  /** It never ran: what the compiler says. */
  compileError?: string;
  /** The language is not fit for another run. */
  spoiled?: boolean;
}

export type FromWorker =
  | { kind: 'ready' }
  | { kind: 'failed'; reason: string }
  | { kind: 'wrote'; stream: 'stdout' | 'stderr'; text: string }
  | ({ kind: 'ended' } & Ending);
