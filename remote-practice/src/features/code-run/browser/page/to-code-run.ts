import type { CodeRun, Language, PistonStage } from '@sopaan/schemas/code-runs/code-run';
import type { OutputBuffer } from './output-buffer';

/** How a run ended: by exiting, or by exceeding a limit. */
export type RunOutcome =
  | { reason: 'exit'; code: number }
  | { reason: 'compile'; code: number; output: string }
  | { reason: 'time' | 'memory' | 'stdout' | 'stderr' | 'crash' };

const VERSIONS: Partial<Record<Language, string>> = {
  javascript: 'ES2023 (QuickJS)',
  typescript: 'ES2023 (QuickJS)',
  python: '3.14 (Pyodide)',
};

/** Statuses and messages as in `run-outcome.ts` of the schemas. */
const FAILURES = {
  time: { status: 'TO', message: 'The program took too long and was stopped.' },
  memory: { status: 'ML', message: 'The program used too much memory and was stopped.' },
  stdout: { status: 'OL', message: 'The program printed too much and was stopped.' },
  stderr: { status: 'EL', message: 'The program printed too many errors and was stopped.' },
  crash: { status: 'XX', message: 'The language runtime crashed and was stopped.' },
} as const;

/** Converts a run to the response that the server would send. */
export function toCodeRun(
  language: Language,
  outcome: RunOutcome,
  { texts }: OutputBuffer,
  wallTimeMs: number,
): CodeRun {
  const version = VERSIONS[language] ?? '';
  const run: PistonStage = {
    ...texts,
    ...exitState(outcome),
    cpu_time: null,
    wall_time: Math.round(wallTimeMs),
    memory: null,
  };
  if (outcome.reason !== 'compile') return { language, version, run, compile: undefined };
  const compilerOutput = { stdout: '', stderr: outcome.output, output: outcome.output };
  const failedStage = { ...run, ...compilerOutput, wall_time: null };
  return {
    language,
    version,
    run: { ...run, ...compilerOutput },
    compile: { ...failedStage, message: null },
  };
}

function exitState(
  outcome: RunOutcome,
): Pick<PistonStage, 'code' | 'signal' | 'message' | 'status'> {
  if (outcome.reason === 'exit')
    return {
      code: outcome.code,
      signal: null,
      message: null,
      status: outcome.code === 0 ? null : 'RE',
    };
  if (outcome.reason === 'compile') {
    const message = 'The program did not compile.';
    return { code: outcome.code, signal: null, message, status: 'RE' };
  }
  return { code: null, signal: 'SIGKILL', ...FAILURES[outcome.reason] };
}
