import type { CodeRun, Language, PistonStage } from '@sopaan/schemas/code-run';
import type { OutputSoFar } from './output-so-far';

/** How a run ended: by itself, or by what the browser allows. */
export type BrowserEnd =
  | { why: 'exit'; code: number }
  | { why: 'compile'; code: number; words: string }
  | { why: 'time' | 'memory' | 'stdout' | 'stderr' | 'crash' };

const VERSIONS: Partial<Record<Language, string>> = {
  javascript: 'ES2023 (QuickJS)',
  typescript: 'ES2023 (QuickJS)',
  python: '3.14 (Pyodide)',
};

/** In the words of the server. */
const ENDED = {
  time: { status: 'TO', message: 'The program took too long and was stopped.' },
  memory: { status: 'ML', message: 'The program used too much memory and was stopped.' },
  stdout: { status: 'OL', message: 'The program printed too much and was stopped.' },
  stderr: { status: 'EL', message: 'The program printed too many errors and was stopped.' },
  crash: { status: 'XX', message: 'The language stopped working and was ended.' },
} as const;

/** A run in the shape in which the server answers one. */
export function toldOf(
  language: Language,
  end: BrowserEnd,
  { texts }: OutputSoFar,
  wallTime: number,
): CodeRun {
  const version = VERSIONS[language] ?? '';
  const run: PistonStage = {
    ...texts,
    ...stateOf(end),
    cpu_time: null,
    wall_time: Math.round(wallTime),
    memory: null,
  };
  if (end.why !== 'compile') return { language, version, run, compile: undefined };
  const said = { stdout: '', stderr: end.words, output: end.words };
  const failed = { ...run, ...said, wall_time: null };
  return { language, version, run: { ...run, ...said }, compile: { ...failed, message: null } };
}

function stateOf(end: BrowserEnd): Pick<PistonStage, 'code' | 'signal' | 'message' | 'status'> {
  if (end.why === 'exit')
    return { code: end.code, signal: null, message: null, status: end.code === 0 ? null : 'RE' };
  if (end.why === 'compile') {
    const message = 'The program did not compile.';
    return { code: end.code, signal: null, message, status: 'RE' };
  }
  return { code: null, signal: 'SIGKILL', ...ENDED[end.why] };
}
