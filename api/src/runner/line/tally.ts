import type { Language } from '@sopaan/schemas/code-run';
import type { EndedRuns } from '../code-runner';

interface Tally {
  ran(language: Language, end: EndedRuns['end']): void;
  counts(): EndedRuns[];
}

/** How many runs ended how, since the start. */
export function tallyRuns(): Tally {
  const kinds = new Map<string, EndedRuns>();
  return {
    ran(language, end) {
      const key = `${language} ${end}`;
      const { count } = kinds.get(key) ?? { count: 0 };
      kinds.set(key, { language, end, count: count + 1 });
    },
    counts: () => [...kinds.values()],
  };
}
