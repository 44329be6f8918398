import { Button, EmptyState } from '@sopaan/ui/core';
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

/** Shown without results: suggests the filter whose removal gives results, and a button that clears all filters. */
export function NoResults({ filters, pages, noun, minHeight }: NoResultsProps) {
  const [best] = pages.relaxations;
  const active = activeFilters(filters.definition, filters.filters);
  if (active.length === 0) {
    return (
      <EmptyState icon="search" title={`There are no ${noun.plural} yet`} minHeight={minHeight} />
    );
  }
  const removable = active.filter(({ name }) => name === best?.filter);
  const filterNames = removable.map(({ label }) => label).join(', ');
  return (
    <EmptyState
      icon="search"
      title={`No ${noun.plural} match your search`}
      description={
        best && filterNames
          ? `Without ${filterNames} there ${best.count === 1 ? 'is' : 'are'} ${countText(best.count, noun)}.`
          : 'Try different keywords or fewer filters.'
      }
      minHeight={minHeight}
      action={
        <>
          {best && filterNames && (
            <Button variant="contained" onClick={() => filters.remove(best.filter)} sx={{ m: 0.5 }}>
              Remove {filterNames}
            </Button>
          )}
          <Button onClick={filters.clear} sx={{ m: 0.5 }}>
            Clear all filters
          </Button>
        </>
      }
    />
  );
}
