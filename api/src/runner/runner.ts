import type { Language } from '@sopaan/schemas/code-runs/code-run';
import type { LimitName, SourceFile } from '@sopaan/schemas/code-runs/execute-request';
import type { RunEnd, RunOutcome } from '@sopaan/schemas/code-runs/run-outcome';
import type { RunnerStatus } from '@sopaan/schemas/code-runs/runner-status';
import type { Priority, RunLimits, RuntimeState } from '@sopaan/schemas/code-runs/runner-types';

export type { Priority, RunEnd, RunLimits, RunOutcome, RuntimeState };

export interface Program {
  language: Language;
  source: string;
  /** All files, the main program first, if there is more than the source. */
  files?: readonly SourceFile[];
  /** Version of the runtime; any by default. */
  version?: string;
}

/** How a run is queued. */
export interface QueueEntry {
  /** Runs of different owners take turns. */
  owner: string;
  /** Owners of one group share the turns of one owner; by default each is a group. */
  group?: string;
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

/** Runs untrusted code outside this process. */
export interface CodeRunner {
  runtimes(): Promise<readonly RuntimeState[]>;
  prepare(program: Program, queue: QueueEntry): PreparedProgram;
  /** The runner's load, for metrics; undefined if it does not report any. */
  status?(): Promise<RunnerStatus | undefined>;
  /** Aborts all runs. */
  close(): Promise<void>;
}
