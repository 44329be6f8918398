import { BOTTOM_BAR_HEIGHT } from '@sopaan/contract/layout';
import { Box, Button, Icon } from '@sopaan/ui/core';
import { CategoryMenu } from './category-menu';
import type { FilterBarProps } from './filter-bar-props';

/** The bar at the bottom of a phone: the category menu and the button that opens the filters. */
export function NarrowBar({
  search,
  category,
  onAllFilters,
}: FilterBarProps & { onAllFilters: () => void }) {
  const { activeCount } = search.filters;
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 1,
        height: BOTTOM_BAR_HEIGHT,
        px: 1,
        borderTop: '1px solid',
        borderColor: 'divider',
      }}
    >
      <CategoryMenu current={category} above />
      <Button variant="contained" onClick={onAllFilters} startIcon={<Icon name="filter" />}>
        Filters{activeCount > 0 && ` (${activeCount})`}
      </Button>
    </Box>
  );
}
