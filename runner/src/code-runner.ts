import type { Language } from '@sopaan/schemas/code-runs/code-run';
import type { RunEnd, RunOutcome } from '@sopaan/schemas/code-runs/run-outcome';
import type { Priority, RunLimits, RuntimeState } from '@sopaan/schemas/code-runs/runner-types';

export type { Priority, RunEnd, RunLimits, RunOutcome, RuntimeState };

/** A file next to the program. */
export interface ProgramFile {
  /** The path below `/box`. */
  name: string;
  bytes: Buffer;
}

export interface Program {
  language: Language;
  source: string;
  /** The name under which its main file was sent; the language may require another one. */
  name?: string | undefined;
  /** More files next to it. Those of a compiled language are compiled with it. */
  extraFiles?: readonly ProgramFile[];
  /** The limits of its compiler, where they are lower than those of the runner. */
  compileLimits?: Partial<RunLimits>;
}

/** Whose run it is, and how it waits. */
export interface QueueEntry {
  /** Owners take turns. */
  owner: string;
  /** Owners of one group share the turns and slots of one owner; by default each is a group. */
  group?: string | undefined;
  /**
   * `interactive`: a person waits for it; rejected when too many wait. `background`: waits as long as necessary and gives way to
   * interactive runs, but gets a share beside them (the judge).
   */
  priority: Priority;
  /** Called when the position among the runs that have not started changes; 1 is next. Not called for a run that starts at once. */
  onPosition?: ((position: number) => void) | undefined;
  /** Called when the run starts. */
  onStart?: (() => void) | undefined;
}

export interface RunRequest {
  stdin: string;
  args?: readonly string[];
  /** Limits that are missing have the runner's defaults. */
  limits?: Partial<RunLimits>;
  /** Ends the run, or removes it from the queue. `run` rejects with its reason. */
  signal: AbortSignal;
}

/**
 * A program to be run once or many times. It is compiled once, in the first run. Each run has its own sandbox and is isolated from the
 * others.
 */
export interface PreparedProgram {
  /** Rejects with a RunnerError: `RATE_LIMITED` with seconds to wait (the queue is full), `UNAVAILABLE` (no sandbox). */
  run(request: RunRequest): Promise<RunOutcome>;
}

/** Runs that ended the same way. */
export interface EndedRuns {
  language: Language;
  /** `left`: the caller disconnected. `failed`: the runner failed. */
  end: RunEnd | 'left' | 'failed';
  count: number;
}

/** How busy a runner is. */
export interface RunnerLoad {
  /** Runs that hold a slot. */
  running: number;
  /** Runs that have started, and are paused to make room for others. */
  paused: number;
  /** Runs that have started, and sleep. */
  idle: number;
  /** Runs that have not started. */
  waiting: number;
  /** Since the runner started. */
  ended: readonly EndedRuns[];
}

/** Runs untrusted code. */
export interface CodeRunner {
  runtimes(): Promise<readonly RuntimeState[]>;
  prepare(program: Program, entry: QueueEntry): PreparedProgram;
  /** For metrics; fakes may lack it. */
  load?(): RunnerLoad;
  /** Ends all runs. */
  close(): Promise<void>;
}
