import type { SearchPages } from '@sopaan/search/use-search-pages';

/** The carousel props of a search's first page. */
export function searchCarousel<Item, Card>(
  { status, items, retry, referenceId }: SearchPages<Item>,
  limit: number,
  toCard: (item: Item) => Card,
) {
  return { status, cards: items.slice(0, limit).map(toCard), onRetry: retry, referenceId };
}
