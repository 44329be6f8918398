import { Typography } from '@sopaan/ui/core';
import type { SearchPages } from '../pages/use-search-pages';
import { countText, type Noun } from './count-text';

export type { Noun } from './count-text';

interface ResultCountProps {
  pages: SearchPages<unknown>;
  noun: Noun;
}

/** The number of results, announced to screen readers when it changes. */
export function ResultCount({ pages, noun }: ResultCountProps) {
  const { status, isOutdated, items, total, totalIsCapped } = pages;
  const isCurrent = status === 'ready' && !isOutdated;
  const foundText = `${countText(total, noun, totalIsCapped)} found`;
  return (
    <Typography
      component="p"
      role="status"
      variant="subtitle2"
      sx={{ minHeight: '1.5em', opacity: isCurrent ? 1 : 0.6 }}
    >
      {status === 'loading' && 'Loading...'}
      {status === 'ready' && foundText}
      {status === 'ready' && items.length < total && `, ${items.length} shown`}
    </Typography>
  );
}
