import { Box, VisuallyHidden } from '@sopaan/ui/core';
import { SORT_LABELS } from '../definition/sort-labels';
import { fieldFrame } from '../field/field-frame';
import type { FilterState } from '../navigation/use-filters';
import { chosenSort, offeredSorts } from './list-sort';

/** Selects the order of a list; nothing for a list with a single order. A native select, which works best on phones. */
export function SortSelect({ filters }: { filters: FilterState }) {
  const { definition, optimistic, setSort } = filters;
  const sorts = offeredSorts(definition, optimistic);
  const [defaultSort] = sorts;
  if (sorts.length < 2) return null;
  return (
    <Box component="label" sx={[fieldFrame, { flex: 'none', pl: 1.5 }]}>
      <Box component="span" aria-hidden sx={{ color: 'text.secondary' }}>
        Sort:
      </Box>
      <VisuallyHidden>Sort by</VisuallyHidden>
      <Box
        component="select"
        value={chosenSort(definition, optimistic) ?? defaultSort}
        onChange={(event) => setSort(event.target.value)}
        sx={{ cursor: 'pointer', pr: 1, fontWeight: 600 }}
      >
        {sorts.map((sort) => (
          <option key={sort} value={sort}>
            {SORT_LABELS[sort]}
          </option>
        ))}
      </Box>
    </Box>
  );
}
