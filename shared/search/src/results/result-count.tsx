import { Typography, VisuallyHidden } from '@sopaan/ui/core';
import type { SearchPages } from '../pages/use-search-pages';
import { countText, type Noun } from './count-text';
import { useScrollToNewResults } from './use-scroll-to-new-results';

export { countText, type Noun } from './count-text';

interface ResultCountProps {
  pages: SearchPages<unknown>;
  noun: Noun;
  /** The number in words, such as `3 jobs`, if `noun` does not say what is counted. */
  countOf?: string | undefined;
  /** The label of the list's order, read by screen readers. */
  sortLabel?: string | undefined;
}

/** The chips of the active filters are above the number of results: one row of them stays in view. */
const CHIPS_HEIGHT = '3.5rem';

/** The number of results, announced to screen readers when it or the order changes. */
export function ResultCount({ pages, noun, countOf, sortLabel }: ResultCountProps) {
  const { status, listKey, isOutdated, items, total, totalIsCapped } = pages;
  const count = useScrollToNewResults(listKey);
  const isCurrent = status === 'ready' && !isOutdated;
  const foundText = `${countOf ?? countText(total, noun, totalIsCapped)} found`;
  return (
    <Typography
      component="p"
      ref={count}
      role="status"
      variant="subtitle2"
      sx={{ minHeight: '1.5em', scrollMarginTop: CHIPS_HEIGHT, opacity: isCurrent ? 1 : 0.6 }}
    >
      {status === 'loading' && 'Loading...'}
      {status === 'ready' && foundText}
      {status === 'ready' && items.length < total && `, ${items.length} shown`}
      {status === 'ready' && sortLabel !== undefined && (
        <VisuallyHidden>, sorted by: {sortLabel}</VisuallyHidden>
      )}
    </Typography>
  );
}
