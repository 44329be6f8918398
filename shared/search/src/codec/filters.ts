import { EVERYWHERE } from '@sopaan/schemas/place-options';
import type { FilterDefinition, FilterKey } from '../definition/filter-definition';

/** What a list is narrowed down to. */
export interface Filters {
  /** Words; empty when there are none. */
  search: string;
  /** A state of India, or `all`. */
  location: string;
  /** The options by key. A key without any is not there. */
  chosen: Readonly<Record<string, readonly string[]>>;
}

export const NO_FILTERS: Filters = { search: '', location: EVERYWHERE, chosen: {} };

/** How long the words of a search may be. */
export const SEARCH_MAX_LENGTH = 100;

export function chosenOf(filters: Filters, key: string): readonly string[] {
  return filters.chosen[key] ?? [];
}

/** The same options in the order of their definition, each once. */
export function inOrder({ options }: FilterKey, values: readonly string[]): readonly string[] {
  const distinct = [...new Set(values)];
  return options === 'open' ? distinct : options.filter((option) => distinct.includes(option));
}

/** With these options of a key, and no others of it. */
export function withChosen(filters: Filters, key: FilterKey, values: readonly string[]): Filters {
  const others = without(filters, key.key).chosen;
  const chosen = inOrder(key, values);
  return { ...filters, chosen: chosen.length > 0 ? { ...others, [key.key]: chosen } : others };
}

/** Adds an option, or takes it away when it is chosen. */
export function toggled(
  { keys }: FilterDefinition,
  filters: Filters,
  name: string,
  value: string,
): Filters {
  const key = keys.find((candidate) => candidate.key === name);
  if (!key) return filters;
  const values = chosenOf(filters, name);
  const next = values.includes(value)
    ? values.filter((other) => other !== value)
    : [...values, value];
  return withChosen(filters, key, next);
}

/** Without a filter: `search`, `location`, or a key, or one option of a key. */
export function without(filters: Filters, name: string, value?: string): Filters {
  if (name === 'search') return { ...filters, search: NO_FILTERS.search };
  if (name === 'location') return { ...filters, location: NO_FILTERS.location };
  const { [name]: values = [], ...others } = filters.chosen;
  const left = value === undefined ? [] : values.filter((other) => other !== value);
  return { ...filters, chosen: left.length > 0 ? { ...others, [name]: left } : others };
}

/** How many options are chosen, the place counted as one. */
export function countActive({ chosen, location }: Filters): number {
  const options = Object.values(chosen).reduce((sum, values) => sum + values.length, 0);
  return options + (location === EVERYWHERE ? 0 : 1);
}
