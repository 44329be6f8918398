/** The outcome of a run and its conversion to the response of Piston's `/execute`. */
import type { CodeRun, Language, PistonStage } from './code-run';

/**
 * `exit`: the program exited, with any code. `signal`: a signal terminated it. `compile`: it did not compile, and `stderr` has the
 * compiler's errors. The others: it was stopped for exceeding a limit, or the language's runtime aborted for lack of memory.
 */
export type RunEnd = 'exit' | 'signal' | 'compile' | 'time' | 'memory' | 'output' | 'error-output';

export interface RunOutcome {
  end: RunEnd;
  stdout: string;
  stderr: string;
  /** Standard output and error output, in the order in which they arrived. */
  output: string;
  code: number | null;
  /** `SIGSEGV` and so on. */
  signal: string | null;
  cpuMs: number;
  wallMs: number;
  /** Peak memory. */
  memoryBytes: number;
  /** Warnings of the compiler; empty without any. */
  compileOutput: string;
}

/** Whether a language has a compile step. */
const IS_COMPILED: Readonly<Record<Language, boolean>> = {
  javascript: false,
  typescript: true,
  python: false,
  java: true,
  csharp: true,
  php: false,
};

const STATUS_BY_END: Readonly<Record<RunEnd, string>> = {
  exit: 'RE',
  signal: 'SG',
  compile: 'RE',
  time: 'TO',
  memory: 'ML',
  output: 'OL',
  'error-output': 'EL',
};

function endMessage({ end, signal }: RunOutcome): string | null {
  switch (end) {
    case 'exit':
      return null;
    case 'compile':
      return 'The program did not compile.';
    case 'signal':
      return `The program was terminated by ${signal ?? 'an unknown signal'}.`;
    case 'time':
      return 'The program took too long and was stopped.';
    case 'memory':
      return 'The program used too much memory and was stopped.';
    case 'output':
      return 'The program printed too much and was stopped.';
    case 'error-output':
      return 'The program printed too many errors and was stopped.';
  }
}

/** Converts an outcome to Piston's response. A compile error is also in `run`, because many clients read only `run`. */
export function toCodeRun(
  outcome: RunOutcome,
  { language, version }: { language: Language; version: string },
): CodeRun {
  const { end, stdout, stderr, output, code, signal, cpuMs, wallMs, memoryBytes } = outcome;
  const run: PistonStage = {
    stdout,
    stderr,
    output,
    code,
    signal,
    message: endMessage(outcome),
    status: end === 'exit' && code === 0 ? null : STATUS_BY_END[end],
    cpu_time: cpuMs,
    wall_time: wallMs,
    memory: memoryBytes,
  };
  const compile = IS_COMPILED[language] || end === 'compile' ? compileStage(outcome) : undefined;
  return { language, version, run, ...(compile && { compile }) };
}

function compileStage({ end, stderr, code, signal, compileOutput }: RunOutcome): PistonStage {
  const hasFailed = end === 'compile';
  const messages = hasFailed ? stderr : compileOutput;
  return {
    stdout: '',
    stderr: messages,
    output: messages,
    code: hasFailed ? code : 0,
    signal: hasFailed ? signal : null,
    message: null,
    status: hasFailed ? STATUS_BY_END.compile : null,
    cpu_time: null,
    wall_time: null,
    memory: null,
  };
}
