import { EVERYWHERE } from '@sopaan/schemas/api/place-options';
import type { FilterDefinition, FilterKey } from '../definition/filter-definition';

/** The filters of a list. */
export interface Filters {
  /** Keywords; empty without any. */
  search: string;
  /** A state or a city of India, or `all`. */
  location: string;
  /** The selected options by key. Keys without a selection are absent. */
  chosen: Readonly<Record<string, readonly string[]>>;
  /** The order of the list; absent for the default one. */
  sort?: string | undefined;
}

export const NO_FILTERS: Filters = { search: '', location: EVERYWHERE, chosen: {} };

export const SEARCH_MAX_LENGTH = 100;

export function chosenOptions(filters: Filters, key: string): readonly string[] {
  return filters.chosen[key] ?? [];
}

/** The distinct values, in the order of the options. */
export function inOrder({ options }: FilterKey, values: readonly string[]): readonly string[] {
  const distinct = [...new Set(values)];
  return options === 'open' ? distinct : options.filter((option) => distinct.includes(option));
}

/** The filters with exactly these options of a key. */
export function withChosen(filters: Filters, key: FilterKey, values: readonly string[]): Filters {
  const others = without(filters, key.key).chosen;
  const chosen = inOrder(key, values);
  return { ...filters, chosen: chosen.length > 0 ? { ...others, [key.key]: chosen } : others };
}

/** The filters with an option added, or removed if it was selected. */
export function toggled(
  { keys }: FilterDefinition,
  filters: Filters,
  name: string,
  value: string,
): Filters {
  const key = keys.find((candidate) => candidate.key === name);
  if (!key) return filters;
  const values = chosenOptions(filters, name);
  const next = values.includes(value)
    ? values.filter((other) => other !== value)
    : [...values, value];
  return withChosen(filters, key, next);
}

/** The filters without `search`, `location`, a key, or one option of a key. */
export function without(filters: Filters, name: string, value?: string): Filters {
  if (name === 'search') return { ...filters, search: NO_FILTERS.search };
  if (name === 'location') return { ...filters, location: NO_FILTERS.location };
  const { [name]: values = [], ...others } = filters.chosen;
  const left = value === undefined ? [] : values.filter((other) => other !== value);
  return { ...filters, chosen: left.length > 0 ? { ...others, [name]: left } : others };
}

/** Removes all filters and keeps the order of the list. */
export function cleared({ sort }: Filters): Filters {
  return { ...NO_FILTERS, sort };
}

/** Keeps the filters and resets the order of the list to the default one. */
export function withoutSort(filters: Filters): Filters {
  return { ...filters, sort: undefined };
}

/** The number of selected options; a location counts as one. */
export function countActive({ chosen, location }: Filters): number {
  const options = Object.values(chosen).reduce((sum, values) => sum + values.length, 0);
  return options + (location === EVERYWHERE ? 0 : 1);
}
