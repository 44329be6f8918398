/** The result of a suite of `npm test`. */
export interface SuiteResult {
  name: string;
  passed: number;
  failed: number;
  seconds: number;
  /** Messages for the summary. */
  notes: string[];
}

export interface Counts {
  passed: number;
  failed: number;
  notes?: string[];
}

/** Runs and times a suite. A suite that throws or runs no tests counts as failed. */
export async function runSuite(name: string, run: () => Promise<Counts>): Promise<SuiteResult> {
  const startedAt = performance.now();
  const counts = await run().catch((error: unknown) => ({
    passed: 0,
    failed: 1,
    notes: [error instanceof Error ? error.message : String(error)],
  }));
  const seconds = (performance.now() - startedAt) / 1000;
  const { passed, failed, notes = [] } = counts;
  if (passed + failed > 0) return { name, passed, failed, seconds, notes };
  return { name, passed, failed: 1, seconds, notes: [...notes, 'no tests ran'] };
}

/** The summary: one line for each suite, its notes, and the totals as the last line. */
export function summary(results: readonly SuiteResult[]): string {
  const sum = (key: 'passed' | 'failed') =>
    results.reduce((total, result) => total + result[key], 0);
  const lines = results.flatMap(({ name, passed, failed, seconds, notes }) => [
    `${failed > 0 ? 'FAILED' : 'ok    '}  ${name}: ${passed} passed, ${failed} failed (${seconds.toFixed(0)} s)`,
    ...notes.map((note) => note.replace(/^/gm, '        ')),
  ]);
  return [...lines, '', `${sum('passed')} passed, ${sum('failed')} failed`].join('\n');
}
