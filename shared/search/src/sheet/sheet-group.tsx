import { Box } from '@sopaan/ui/core';
import { useState } from 'react';
import type { OptionCounts } from '../bar/facet-counts';
import { OptionList } from '../bar/option-list';
import type { FilterKey } from '../definition/filter-definition';

interface SheetGroupProps {
  filter: FilterKey;
  chosen: readonly string[];
  counts: OptionCounts;
  startsOpen: boolean;
  onToggle: (value: string) => void;
}

/** One filter in the drawer. Its initial state depends on the selection, later changes of the selection do not open or close it. */
export function SheetGroup({ filter, chosen, counts, startsOpen, onToggle }: SheetGroupProps) {
  const [isOpen] = useState(startsOpen);
  return (
    <Box component="details" open={isOpen} sx={{ borderTop: '1px solid', borderColor: 'divider' }}>
      <Box component="summary" sx={{ py: 1.5, fontWeight: 600, cursor: 'pointer' }}>
        {filter.label}
        {chosen.length > 0 && ` (${chosen.length})`}
      </Box>
      <Box role="group" aria-label={filter.label} sx={{ pb: 1.5 }}>
        <OptionList filter={filter} chosen={chosen} counts={counts} onToggle={onToggle} />
      </Box>
    </Box>
  );
}
