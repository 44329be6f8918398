/** The filter bar of an explore page: below the header on wide screens, at the bottom of small ones. */
import { Box, PlacedIn, useMediaQuery, useTheme } from '@sopaan/ui/core';
import { lazyPart } from '@sopaan/ui/lazy-part';
import { useState } from 'react';
import { KeywordField } from '../field/keyword-field';
import type { FilterBarProps } from './filter-bar-props';
import { NarrowBar } from './narrow-bar';
import { WideBar } from './wide-bar';

// Loaded when it is first opened, as it brings MUI's dialogs.
const FilterSheet = lazyPart(async () => (await import('../sheet/filter-sheet')).FilterSheet);

export function FilterBar(props: FilterBarProps) {
  const { search, searchLabel, noun } = props;
  const isWide = useMediaQuery(useTheme().breakpoints.up('md'));
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const openSheet = () => {
    setIsOpen(true);
    setWasOpened(true);
  };
  const Bar = isWide ? WideBar : NarrowBar;
  return (
    <>
      <PlacedIn place="explore-bar">
        <Bar {...props} onAllFilters={openSheet} />
      </PlacedIn>
      {!isWide && (
        // Hidden by its style as well: a server renders the bar of a phone.
        <Box sx={{ mb: 2, display: { md: 'none' } }}>
          <KeywordField
            label={searchLabel}
            value={search.filters.searchText}
            onChange={search.filters.setSearch}
            onSubmit={search.filters.flush}
          />
        </Box>
      )}
      {wasOpened && (
        <FilterSheet
          open={isOpen}
          onClose={() => setIsOpen(false)}
          search={search}
          noun={noun}
          isWide={isWide}
        />
      )}
    </>
  );
}
