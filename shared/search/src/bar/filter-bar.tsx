/** The filter bar of an explore page: below the header on wide screens, at the bottom of small ones. */
import { Box, PlacedIn, useMediaQuery } from '@sopaan/ui/core';
import { lazy, Suspense, useState } from 'react';
import { KeywordField } from '../field/keyword-field';
import type { Search } from '../pages/use-search';
import type { Noun } from '../results/count-text';
import type { Category } from './categories';
import { NarrowBar } from './narrow-bar';
import { WideBar } from './wide-bar';

export interface FilterBarProps {
  search: Pick<Search<unknown>, 'filters' | 'pages' | 'source'>;
  category: Category;
  /** For example `Search jobs`. */
  searchLabel: string;
  noun: Noun;
}

// Loaded when it is first opened, as it brings MUI's dialogs.
const FilterSheet = lazy(() =>
  import('../sheet/filter-sheet').then(({ FilterSheet: Component }) => ({ default: Component })),
);

export function FilterBar(props: FilterBarProps) {
  const { search, searchLabel, noun } = props;
  const isWide = useMediaQuery('(min-width: 768px)', { noSsr: true });
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const open = () => {
    setIsOpen(true);
    setWasOpened(true);
  };
  const Bar = isWide ? WideBar : NarrowBar;
  return (
    <>
      <PlacedIn place="explore-bar">
        <Bar {...props} onAllFilters={open} />
      </PlacedIn>
      {!isWide && (
        <Box sx={{ mb: 2 }}>
          <KeywordField
            label={searchLabel}
            value={search.filters.searchText}
            onChange={search.filters.setSearch}
            onSubmit={search.filters.flush}
          />
        </Box>
      )}
      {wasOpened && (
        <Suspense>
          <FilterSheet
            open={isOpen}
            onClose={() => setIsOpen(false)}
            search={search}
            noun={noun}
            isWide={isWide}
          />
        </Suspense>
      )}
    </>
  );
}
