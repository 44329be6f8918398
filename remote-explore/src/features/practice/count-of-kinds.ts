import { facetCounts } from '@sopaan/search/facet-counts';
import { countText, type Noun } from '@sopaan/search/result-count';
import type { SearchPages } from '@sopaan/search/use-search-pages';

const nouns: ReadonlyArray<readonly [kind: string, noun: Noun]> = [
  ['challenge', { singular: 'challenge', plural: 'challenges' }],
  ['quiz', { singular: 'quiz', plural: 'quizzes' }],
];

/** `120 challenges and 13 quizzes`; undefined if the response does not count the results by kind. */
export function countOfKinds({ facets, total }: SearchPages<unknown>): string | undefined {
  const counts = facetCounts(facets, 'itemKind');
  const kinds = nouns
    .map(([kind, noun]) => ({ noun, count: counts?.get(kind) ?? 0 }))
    .filter(({ count }) => count > 0);
  // If a link has chosen one kind, the other one is counted as well.
  const only = kinds.find(({ count }) => count === total);
  const shown = only ? [only] : kinds;
  const sum = shown.reduce((before, { count }) => before + count, 0);
  if (shown.length === 0 || sum !== total) return undefined;
  return shown.map(({ count, noun }) => countText(count, noun)).join(' and ');
}
