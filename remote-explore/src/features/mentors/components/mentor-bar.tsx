import { facetCounts } from '@sopaan/search/facet-counts';
import { isFlag, type FilterKey } from '@sopaan/search/filter-definition';
import { FilterMenu } from '@sopaan/search/filter-menu';
import { chosenOptions } from '@sopaan/search/filters';
import { KeywordField } from '@sopaan/search/keyword-field';
import type { FilterState } from '@sopaan/search/use-filters';
import type { SearchPages } from '@sopaan/search/use-search-pages';
import { Box, Button, Icon } from '@sopaan/ui/core';

interface MentorBarProps {
  filters: FilterState;
  pages: Pick<SearchPages<unknown>, 'facets'>;
}

/** A search field and a menu for each filter. Unlike other filter bars it needs no sheet on phones. */
export function MentorBar({ filters, pages }: MentorBarProps) {
  return (
    // The menus must open above the rows below.
    <Box sx={{ ...bar, position: 'relative', zIndex: 2 }}>
      <Box sx={{ flex: '1 1 18rem', minWidth: 0 }}>
        <KeywordField
          label="Search mentors"
          placeholder="Name, job or topic"
          value={filters.searchText}
          onChange={filters.setSearch}
          onSubmit={filters.flush}
        />
      </Box>
      <Box role="group" aria-label="Filters" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {filters.definition.keys.map((filter) =>
          isFlag(filter) ? (
            <FlagToggle key={filter.key} filter={filter} filters={filters} pages={pages} />
          ) : (
            <FilterMenu
              key={filter.key}
              filter={filter}
              chosen={chosenOptions(filters.optimistic, filter.key)}
              counts={facetCounts(pages.facets, filter.key)}
              onToggle={(value) => filters.toggle(filter.key, value)}
            />
          ),
        )}
      </Box>
    </Box>
  );
}

/** A filter that is on or off, with its number of results. Without results it is hidden. */
function FlagToggle({ filter, filters, pages }: MentorBarProps & { filter: FilterKey }) {
  const isOn = chosenOptions(filters.optimistic, filter.key).length > 0;
  const [[value, count] = ['', 0]] = facetCounts(pages.facets, filter.key) ?? [];
  if (count === 0 && !isOn) return null;
  return (
    <Button
      size="small"
      variant={isOn ? 'contained' : 'outlined'}
      aria-pressed={isOn}
      startIcon={isOn && <Icon name="check" size={18} />}
      onClick={() => filters.toggle(filter.key, value)}
    >
      {filter.label} ({count})
    </Button>
  );
}

const bar = { display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' } as const;
