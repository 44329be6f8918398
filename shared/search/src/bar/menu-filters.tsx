/** The filters of a short list: a search field, and a menu for each filter, without a bar that stays in view. */
import { Box } from '@sopaan/ui/core';
import { FilterChips } from '../chips/filter-chips';
import { chosenOptions } from '../codec/filters';
import { KeywordField } from '../field/keyword-field';
import type { Search } from '../pages/use-search';
import { facetCounts } from './facet-counts';
import { FilterMenu } from './filter-menu';

interface MenuFiltersProps {
  search: Pick<Search<unknown>, 'filters' | 'pages'>;
  /** The name of the field, such as `Search challenges`. */
  label: string;
}

export function MenuFilters({ search, label }: MenuFiltersProps) {
  const { filters, pages } = search;
  return (
    <Box component="section" aria-label={label} sx={{ display: 'grid', gap: 1.5 }}>
      <KeywordField
        label={label}
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
