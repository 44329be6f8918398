import type { SearchPages } from '@sopaan/search/use-search-pages';

/** What a carousel needs of the first page of a search. */
export function carouselFromPages<Item, Card>(
  { status, items, retry, referenceId }: SearchPages<Item>,
  limit: number,
  toCard: (item: Item) => Card,
) {
  return { status, cards: items.slice(0, limit).map(toCard), onRetry: retry, referenceId };
}
