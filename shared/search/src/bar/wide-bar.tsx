import { Box, Button, Container, Icon } from '@sopaan/ui/core';
import { chosenOptions } from '../codec/filters';
import type { FilterKey } from '../definition/filter-definition';
import { KeywordField } from '../field/keyword-field';
import { LocationSelect } from '../field/location-select';
import { CategoryMenu } from './category-menu';
import { facetCounts } from './facet-counts';
import type { FilterBarProps } from './filter-bar-props';
import { FilterMenu } from './filter-menu';
import { useScrollPadding } from './use-scroll-padding';

/** How many menus fit into one row from each width on; the others are under "All filters". */
const VISIBLE_MENUS = { md: 4, lg: 6 } as const;

function displayAt(index: number) {
  const shown = (width: keyof typeof VISIBLE_MENUS) =>
    index < VISIBLE_MENUS[width] ? 'block' : 'none';
  return { md: shown('md'), lg: shown('lg') };
}

/** Two rows: category, keyword and location, then a menu for each filter. */
export function WideBar({
  search,
  category,
  searchLabel,
  onAllFilters,
}: FilterBarProps & { onAllFilters: () => void }) {
  const { filters, pages } = search;
  const barRef = useScrollPadding();
  const menus = filters.definition.keys.filter(({ placement = 'menu' }) => placement === 'menu');
  const inPanel = filters.definition.keys.filter(({ placement }) => placement === 'panel');
  return (
    <Box ref={barRef} sx={{ borderBottom: '1px solid', borderColor: 'divider' }}>
      <Container maxWidth="lg" sx={{ display: 'grid', gap: 1.25, py: 1.25 }}>
        <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
          <CategoryMenu current={category} />
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <KeywordField
              label={searchLabel}
              value={filters.searchText}
              onChange={filters.setSearch}
              onSubmit={filters.flush}
            />
          </Box>
          {filters.definition.hasLocation && (
            <Box sx={{ width: { md: 190, lg: 240 } }}>
              <LocationSelect value={filters.locationValue} onChange={filters.setLocation} />
            </Box>
          )}
        </Box>
        <Box role="group" aria-label="Filters" sx={{ display: 'flex', gap: 1 }}>
          {menus.map((filter: FilterKey, index) => (
            <Box key={filter.key} sx={{ display: displayAt(index) }}>
              <FilterMenu
                filter={filter}
                chosen={chosenOptions(filters.optimistic, filter.key)}
                counts={facetCounts(pages.facets, filter.key)}
                onToggle={(value) => filters.toggle(filter.key, value)}
              />
            </Box>
          ))}
          {(inPanel.length > 0 || menus.length > VISIBLE_MENUS.md) && (
            <Button
              size="small"
              onClick={onAllFilters}
              startIcon={<Icon name="filter" />}
              sx={{
                display: {
                  lg:
                    inPanel.length > 0 || menus.length > VISIBLE_MENUS.lg ? 'inline-flex' : 'none',
                },
              }}
            >
              All filters
            </Button>
          )}
        </Box>
      </Container>
    </Box>
  );
}
