import { facetCounts } from '@sopaan/search/facet-counts';
import { FilterChips } from '@sopaan/search/filter-chips';
import { FilterMenu } from '@sopaan/search/filter-menu';
import { chosenOptions } from '@sopaan/search/filters';
import { KeywordField } from '@sopaan/search/keyword-field';
import type { Search } from '@sopaan/search/use-search';
import { Box } from '@sopaan/ui/core';

type ChallengeSearch = Pick<Search<unknown>, 'filters' | 'pages'>;

/** A keyword field, and a menu for each filter. */
export function ChallengeFilters({ search }: { search: ChallengeSearch }) {
  const { filters, pages } = search;
  return (
    <Box component="section" aria-label="Search challenges" sx={{ display: 'grid', gap: 1.5 }}>
      <KeywordField
        label="Search challenges"
        value={filters.searchText}
        onChange={filters.setSearch}
        onSubmit={filters.flush}
      />
      <Box role="group" aria-label="Filters" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {filters.definition.keys.map((filter) => (
          <FilterMenu
            key={filter.key}
            filter={filter}
            chosen={chosenOptions(filters.optimistic, filter.key)}
            counts={facetCounts(pages.facets, filter.key)}
            onToggle={(value) => filters.toggle(filter.key, value)}
          />
        ))}
      </Box>
      <FilterChips filters={filters} />
    </Box>
  );
}
