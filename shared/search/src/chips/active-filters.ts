import { EVERYWHERE } from '@sopaan/schemas/api/place-options';
import { chosenOptions, type Filters } from '../codec/filters';
import { isFlag, optionLabel, type FilterDefinition } from '../definition/filter-definition';

/** One active filter of a list. */
export interface ActiveFilter {
  /** `search`, `location` or a key. */
  name: string;
  value?: string;
  label: string;
}

export function activeFilters(definition: FilterDefinition, filters: Filters): ActiveFilter[] {
  const options = definition.keys.flatMap((key) =>
    chosenOptions(filters, key.key).map((value) => ({
      name: key.key,
      value,
      label: isFlag(key) ? key.label : optionLabel(key, value),
    })),
  );
  return [
    ...(filters.search ? [{ name: 'search', label: `“${filters.search}”` }] : []),
    ...(filters.location === EVERYWHERE ? [] : [{ name: 'location', label: filters.location }]),
    ...options,
  ];
}
