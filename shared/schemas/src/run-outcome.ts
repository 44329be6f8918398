/** How a run ended, and the same as the answer of Piston's `/execute`. */
import type { CodeRun, Language, PistonStage } from './code-run';

/**
 * `exit`: by itself, whatever the code. `compile`: it never ran, `stderr` is what the compiler said. The others: it was ended for
 * what it used, or the language itself gave up for lack of memory.
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

/** Those whose programs are translated before they run. */
const COMPILED: ReadonlySet<Language> = new Set(['typescript', 'java', 'csharp']);

const STATUS: Readonly<Record<RunEnd, string>> = {
  exit: 'RE',
  signal: 'SG',
  compile: 'RE',
  time: 'TO',
  memory: 'ML',
  output: 'OL',
  'error-output': 'EL',
};

function messageOf({ end, signal }: RunOutcome): string | null {
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

/** An outcome in the words of Piston. Of a program that did not compile, `run` says so too: many look nowhere else. */
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
    message: messageOf(outcome),
    status: end === 'exit' && code === 0 ? null : STATUS[end],
    cpu_time: cpuMs,
    wall_time: wallMs,
    memory: memoryBytes,
  };
  const compile = COMPILED.has(language) || end === 'compile' ? compileStage(outcome) : undefined;
  return { language, version, run, ...(compile && { compile }) };
}

function compileStage({ end, stderr, code, signal, compileOutput }: RunOutcome): PistonStage {
  const failed = end === 'compile';
  const words = failed ? stderr : compileOutput;
  return {
    stdout: '',
    stderr: words,
    output: words,
    code: failed ? code : 0,
    signal: failed ? signal : null,
    message: null,
    status: failed ? STATUS.compile : null,
    cpu_time: null,
    wall_time: null,
    memory: null,
  };
}
