import type { Language } from '@sopaan/schemas/code-run';
import type { LimitName, SourceFile } from '@sopaan/schemas/execute-request';
import type { RunEnd, RunOutcome } from '@sopaan/schemas/run-outcome';
import type { RunnerStatus } from '@sopaan/schemas/runner-status';

export type { RunEnd, RunOutcome };

/** The resources a program may use. The runner has ceilings that callers cannot exceed. */
export interface RunLimits {
  /** Milliseconds of CPU time of all its processes. */
  cpuMs: number;
  /** Milliseconds of wall-clock time. */
  wallMs: number;
  /** Bytes of memory of all its processes. */
  memoryBytes: number;
  /** Bytes of standard output and of error output each. */
  outputBytes: number;
}

export interface Program {
  language: Language;
  source: string;
  /** All files, the main program first, if there is more than the source. */
  files?: readonly SourceFile[];
  /** Version of the runtime; any by default. */
  version?: string;
}

export type Priority = 'interactive' | 'background';

/** How a run is queued. */
export interface QueueOptions {
  /** Runs of different owners take turns. */
  owner: string;
  /** `interactive`: a person waits; rejected when the queue is full. `background`: yields to interactive runs (the judge). */
  priority: Priority;
  /** Called when the position in the queue changes; 1 is next. Not called for a run that starts at once. */
  onPosition?: ((position: number) => void) | undefined;
  /** Called when the run leaves the queue. */
  onStart?: (() => void) | undefined;
}

export interface RunRequest {
  stdin: string;
  args?: readonly string[];
  /** Lowered to what the server allows. */
  limits?: Partial<RunLimits>;
  /** Rejected with `VALIDATION_FAILED` if the server allows less. */
  exactLimits?: Partial<Record<LimitName, number>>;
  /** Aborts the run or removes it from the queue. `run` rejects with its reason. */
  signal: AbortSignal;
}

/** A program to run once or several times. */
export interface PreparedProgram {
  /** Rejects with an ApiError: `RATE_LIMITED` with seconds to wait (the queue is full), `UNAVAILABLE` (no runner). */
  run(request: RunRequest): Promise<RunOutcome>;
}

export interface RuntimeState {
  language: Language;
  /** Empty if none is installed. */
  version: string;
  aliases: readonly string[];
  available: boolean;
  /** Why it is not available, as a message for people. */
  reason: string;
}

/** Runs untrusted code outside this process. */
export interface CodeRunner {
  runtimes(): Promise<readonly RuntimeState[]>;
  prepare(program: Program, queue: QueueOptions): PreparedProgram;
  /** The runner's load, for metrics; undefined if it does not report any. */
  status?(): Promise<RunnerStatus | undefined>;
  /** Aborts all runs. */
  close(): Promise<void>;
}
