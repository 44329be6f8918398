import { Box, Button, EmptyState } from '@sopaan/ui/core';
import { activeFilters } from '../chips/active-filters';
import type { FilterState } from '../navigation/use-filters';
import type { SearchPages } from '../pages/use-search-pages';
import { countText, type Noun } from './count-text';

interface NoResultsProps {
  filters: FilterState;
  pages: SearchPages<unknown>;
  noun: Noun;
  minHeight: number;
}

/** Shown without results: each filter whose removal gives results, with their number, and a button that clears all filters. */
export function NoResults({ filters, pages, noun, minHeight }: NoResultsProps) {
  const active = activeFilters(filters.definition, filters.filters);
  if (active.length === 0) {
    return (
      <EmptyState icon="search" title={`There are no ${noun.plural} yet`} minHeight={minHeight} />
    );
  }
  const removals = pages.relaxations
    .map(({ filter, count }) => ({
      filter,
      count,
      label: active
        .filter(({ name }) => name === filter)
        .map(({ label }) => label)
        .join(', '),
    }))
    .filter(({ label }) => label)
    .sort((one, other) => Number(isLocation(other)) - Number(isLocation(one)));
  return (
    <EmptyState
      icon="search"
      title={`No ${noun.plural} match your search`}
      description={
        removals.length > 0
          ? 'Remove a filter to see more:'
          : 'Try different keywords or fewer filters.'
      }
      minHeight={minHeight}
      action={
        <>
          {removals.length > 0 && (
            <Box component="ul" aria-label="Filters to remove" sx={LIST}>
              {removals.map(({ filter, label, count }) => (
                <li key={filter}>
                  <Button variant="outlined" onClick={() => filters.remove(filter)}>
                    Without {label}: {countText(count, noun)}
                  </Button>
                </li>
              ))}
            </Box>
          )}
          <Button onClick={filters.clear}>Clear all filters</Button>
        </>
      }
    />
  );
}

/** A job elsewhere is closer to what was searched for than a job of another kind, so the location is suggested first. */
const isLocation = ({ filter }: { filter: string }) => filter === 'location';

const LIST = {
  display: 'grid',
  justifyItems: 'center',
  gap: 1,
  p: 0,
  m: 0,
  mb: 1,
  listStyle: 'none',
};
