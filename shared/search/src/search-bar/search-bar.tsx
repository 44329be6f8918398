/** The search bar of landing pages and dashboard tabs: search type, keywords, location and filters. */
import type { Facet } from '@sopaan/schemas/api/facet';
import { Box } from '@sopaan/ui/core';
import { FilterChips } from '../chips/filter-chips';
import { KeywordField } from '../field/keyword-field';
import { LocationSelect } from '../field/location-select';
import type { FilterState } from '../navigation/use-filters';
import { FilterToggles } from './filter-toggles';
import { SearchTypeSwitch, type SearchTypeSwitchProps } from './search-type-switch';

export interface SearchBarProps<Type extends string> {
  /** The label of the keyword field, for example `Search jobs`. */
  label: string;
  placeholder?: string;
  filters: FilterState;
  /** The facets of the searched list. */
  facets: readonly Facet[];
  /** Absent where there is only one search type. */
  switch?: SearchTypeSwitchProps<Type>;
}

export function SearchBar<Type extends string>(props: SearchBarProps<Type>) {
  const { label, placeholder, filters, facets } = props;
  return (
    <Box component="section" aria-label={label} sx={frame}>
      {props.switch && (
        <div>
          <SearchTypeSwitch {...props.switch} />
        </div>
      )}
      <Box sx={fields}>
        <KeywordField
          label={label}
          {...(placeholder !== undefined && { placeholder })}
          value={filters.searchText}
          onChange={filters.setSearch}
          onSubmit={filters.flush}
        />
        {filters.definition.hasLocation && (
          <LocationSelect value={filters.locationValue} onChange={filters.setLocation} />
        )}
      </Box>
      <FilterToggles filters={filters} facets={facets} />
      <FilterChips filters={filters} />
    </Box>
  );
}

const frame = {
  display: 'grid',
  gap: 1.5,
  p: { xs: 1.5, md: 2.5 },
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '24px',
  bgcolor: 'background.paper',
  '& > *': { minWidth: 0 },
} as const;

const fields = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 2fr) minmax(0, 1fr)' },
} as const;
