import type { Language } from '@sopaan/schemas/code-run';

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

/**
 * How a run ended. `exit`: by itself, whatever the code. `compile`: it never ran, `stderr` is what the compiler said. The others:
 * it was ended for what it used, or the language itself gave up for lack of memory.
 */
export type RunEnd = 'exit' | 'signal' | 'compile' | 'time' | 'memory' | 'output' | 'error-output';

export interface RunOutcome {
  end: RunEnd;
  stdout: string;
  stderr: string;
  /** Both, in the order in which they arrived. */
  output: string;
  code: number | null;
  /** `SIGSEGV` and so on. */
  signal: string | null;
  cpuMs: number;
  wallMs: number;
  /** The most that was seen at once. */
  memoryBytes: number;
  /** What the compiler said though it went on; empty without warnings. */
  compileOutput: string;
}

export interface Program {
  language: Language;
  source: string;
}

/** Who waits for a run, and how. */
export interface Waiting {
  /** Runs of one owner take turns with those of others. */
  owner: string;
  /** `short`: refused when the line is full (a person looks at it). `long`: waits as long as it takes (the judge). */
  patience: 'short' | 'long';
  /** Told each time the place in the line changes; 1 is next. Not called for a run that starts at once. */
  onPosition?: ((position: number) => void) | undefined;
  /** Called when it leaves the line. */
  onStart?: (() => void) | undefined;
}

export interface RunRequest {
  stdin: string;
  /** What is not said is the runner's own default. */
  limits?: Partial<RunLimits>;
  /** Ends the run, and takes it out of the line. `run` rejects with its reason. */
  signal: AbortSignal;
}

/**
 * A program to be run once or many times. It is compiled in the first run, once. Each run has a sandbox of its own and knows
 * nothing of the others.
 */
export interface PreparedProgram {
  /** Rejects with an ApiError: `RATE_LIMITED` with seconds to wait (the line is full), `UNAVAILABLE` (no sandbox). */
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
  running: number;
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
