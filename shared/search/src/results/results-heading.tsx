import { Box } from '@sopaan/ui/core';
import type { ReactNode } from 'react';
import { SORT_LABELS } from '../definition/sort-labels';
import type { FilterState } from '../navigation/use-filters';
import type { SearchPages } from '../pages/use-search-pages';
import { chosenSort, offeredSorts } from '../sort/list-sort';
import { SortSelect } from '../sort/sort-select';
import type { Noun } from './count-text';
import { ResultCount } from './result-count';

interface ResultsHeadingProps {
  filters: FilterState;
  pages: SearchPages<unknown>;
  noun: Noun;
  /** The number in words, such as `3 jobs`, if `noun` does not say what is counted. */
  countOf?: string | undefined;
  /** Further controls of the list. */
  children?: ReactNode;
}

/** Above a list: the number of results and the order. */
export function ResultsHeading({ filters, pages, noun, countOf, children }: ResultsHeadingProps) {
  const [defaultSort] = offeredSorts(filters.definition, filters.filters);
  const sort = chosenSort(filters.definition, filters.filters) ?? defaultSort;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Box sx={{ flex: 1, minWidth: 'min-content' }}>
        <ResultCount
          pages={pages}
          noun={noun}
          countOf={countOf}
          sortLabel={sort && SORT_LABELS[sort]}
        />
      </Box>
      <SortSelect filters={filters} />
      {children}
    </Box>
  );
}
