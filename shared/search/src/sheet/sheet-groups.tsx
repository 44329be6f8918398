import type { Facet } from '@sopaan/schemas/api/facet';
import { Box } from '@sopaan/ui/core';
import { facetCounts } from '../bar/facet-counts';
import { chosenOptions, toggled, type Filters } from '../codec/filters';
import type { FilterDefinition } from '../definition/filter-definition';
import { LocationSelect } from '../field/location-select';
import { SheetGroup } from './sheet-group';

interface SheetGroupsProps {
  definition: FilterDefinition;
  draft: Filters;
  facets: readonly Facet[];
  onChange: (draft: Filters) => void;
}

/** How many groups are open initially, besides those with a selection. */
const OPEN_GROUPS = 2;

export function SheetGroups({ definition, draft, facets, onChange }: SheetGroupsProps) {
  // Filters that only links set are listed while they are selected.
  const keys = definition.keys.filter(
    ({ key, placement }) => placement !== 'chip' || chosenOptions(draft, key).length > 0,
  );
  return (
    <>
      {definition.hasLocation && (
        <Box sx={{ py: 1.5 }}>
          <LocationSelect
            value={draft.location}
            onChange={(location) => onChange({ ...draft, location })}
          />
        </Box>
      )}
      {keys.map((filter, index) => {
        const chosen = chosenOptions(draft, filter.key);
        return (
          <SheetGroup
            key={filter.key}
            filter={filter}
            chosen={chosen}
            counts={facetCounts(facets, filter.key)}
            startsOpen={index < OPEN_GROUPS || chosen.length > 0}
            onToggle={(value) => onChange(toggled(definition, draft, filter.key, value))}
          />
        );
      })}
    </>
  );
}
