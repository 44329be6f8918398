import type { Language } from '@sopaan/schemas/code-run';
import type { LimitName, SourceFile } from '@sopaan/schemas/execute-request';
import type { RunEnd, RunOutcome } from '@sopaan/schemas/run-outcome';
import type { RunnerStatus } from '@sopaan/schemas/runner-status';

export type { RunEnd, RunOutcome };

/** What a program may use. The runner has ceilings of its own that no caller can lift. */
export interface RunLimits {
  /** Milliseconds of processor time over all its processes. */
  cpuMs: number;
  /** Milliseconds on the clock: for programs that sleep. */
  wallMs: number;
  /** Bytes over all its processes. */
  memoryBytes: number;
  /** Bytes of standard output, and as many of error output. */
  outputBytes: number;
}

export interface Program {
  language: Language;
  source: string;
  /** All its files, the program first, where there is more to say of them than the source. */
  files?: readonly SourceFile[];
  /** Of the runtime; without one any. */
  version?: string;
}

export type Priority = 'interactive' | 'background';

/** Who waits for a run, and how. */
export interface Waiting {
  /** Runs of one owner take turns with those of others. */
  owner: string;
  /** `interactive`: a person looks at it; refused when the queue is full. `background`: gives way to people's runs (the judge). */
  priority: Priority;
  /** Told each time the position in the queue changes; 1 is next. Not called for a run that starts at once. */
  onPosition?: ((position: number) => void) | undefined;
  /** Called when it leaves the queue. */
  onStart?: (() => void) | undefined;
}

export interface RunRequest {
  stdin: string;
  args?: readonly string[];
  /** A server that allows less gives that. */
  limits?: Partial<RunLimits>;
  /** These are refused by a server that allows less: `VALIDATION_FAILED`. */
  exactLimits?: Partial<Record<LimitName, number>>;
  /** Ends the run, and takes it out of the queue. `run` rejects with its reason. */
  signal: AbortSignal;
}

/** A program to be run once or many times. */
export interface PreparedProgram {
  /** Rejects with an ApiError: `RATE_LIMITED` with seconds to wait (the queue is full), `UNAVAILABLE` (no runner). */
  run(request: RunRequest): Promise<RunOutcome>;
}

export interface RuntimeState {
  language: Language;
  /** Empty where none is installed. */
  version: string;
  aliases: readonly string[];
  available: boolean;
  /** Why it is not available, for a person. */
  reason: string;
}

/** Runs code that nobody trusts, elsewhere. */
export interface CodeRunner {
  runtimes(): Promise<readonly RuntimeState[]>;
  prepare(program: Program, waiting: Waiting): PreparedProgram;
  /** How busy it is, for metrics; undefined where it does not say. */
  status?(): Promise<RunnerStatus | undefined>;
  /** Ends what runs. */
  close(): Promise<void>;
}
