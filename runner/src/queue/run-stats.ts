import type { Language } from '@sopaan/schemas/code-runs/code-run';
import type { EndedRuns } from '../code-runner';

interface RunStats {
  record(language: Language, end: EndedRuns['end']): void;
  counts(): EndedRuns[];
}

/** Counts runs by language and end, since the start. */
export function runStats(): RunStats {
  const byKind = new Map<string, EndedRuns>();
  return {
    record(language, end) {
      const key = `${language} ${end}`;
      const { count } = byKind.get(key) ?? { count: 0 };
      byKind.set(key, { language, end, count: count + 1 });
    },
    counts: () => [...byKind.values()],
  };
}
