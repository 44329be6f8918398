import type { Language } from '@sopaan/schemas/code-run';
import type { RunEnd, RunOutcome } from '@sopaan/schemas/run-outcome';

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

/** A file beside the program. */
export interface ProgramFile {
  /** Below `/box`. */
  name: string;
  bytes: Buffer;
}

export interface Program {
  language: Language;
  source: string;
  /** What its first file is called by who sent it; the language may want another name. */
  name?: string | undefined;
  /** Files beside it. Those of a compiled language are compiled with it. */
  others?: readonly ProgramFile[];
  /** What its compiler may use, where that is less than the runner's own limits. */
  compileLimits?: Partial<RunLimits>;
}

export type Priority = 'interactive' | 'background';

/** Who waits for a run, and how. */
export interface Waiting {
  /** Runs of one owner take turns with those of others. */
  owner: string;
  /**
   * `interactive`: a person looks at it; refused when too many wait. `background`: waits as long as it takes and gives way to
   * people's runs, but gets a share beside them (the judge).
   */
  priority: Priority;
  /** Called each time the position among those that have not begun changes; 1 is next. Not called for a run that begins at once. */
  onPosition?: ((position: number) => void) | undefined;
  /** Called when it begins. */
  onStart?: (() => void) | undefined;
}

export interface RunRequest {
  stdin: string;
  args?: readonly string[];
  /** What is not said is the runner's own default. */
  limits?: Partial<RunLimits>;
  /** Ends the run, and takes it out of the queue. `run` rejects with its reason. */
  signal: AbortSignal;
}

/**
 * A program to be run once or many times. It is compiled in the first run, once. Each run has a sandbox of its own and knows
 * nothing of the others.
 */
export interface PreparedProgram {
  /** Rejects with a RunnerError: `RATE_LIMITED` with seconds to wait (too many wait), `UNAVAILABLE` (no sandbox). */
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

/** Runs that ended the same way. */
export interface EndedRuns {
  language: Language;
  /** `left`: the caller went away. `failed`: the runner did. */
  end: RunEnd | 'left' | 'failed';
  count: number;
}

/** How busy a runner is. */
export interface RunnerLoad {
  /** They hold a slot. */
  running: number;
  /** They have begun, and are paused to make room for others. */
  paused: number;
  /** They have begun, and sleep. */
  idle: number;
  /** They have not begun. */
  waiting: number;
  /** Since the start. */
  ended: readonly EndedRuns[];
}

/** Runs code that nobody trusts. */
export interface CodeRunner {
  runtimes(): Promise<readonly RuntimeState[]>;
  prepare(program: Program, waiting: Waiting): PreparedProgram;
  /** For metrics; not every fake has it. */
  load?(): RunnerLoad;
  /** Ends what runs. */
  close(): Promise<void>;
}
