/** Filters and the query of a URL. Each value is percent-encoded on its own, then the values of a key are joined by commas. */
import { EVERYWHERE, INDIAN_STATES } from '@sopaan/schemas/place-options';
import type { FilterDefinition, FilterKey } from '../definition/filter-definition';
import { chosenOf, inOrder, NO_FILTERS, SEARCH_MAX_LENGTH, withChosen, type Filters } from './filters';
import { parseOptions } from './option-lookup';

export type { Filters } from './filters';

/** Longest value that is taken of a key without a list of options. */
const OPEN_VALUE_MAX_LENGTH = 100;

const locationKey: FilterKey = {
  key: 'location',
  label: 'Location',
  options: INDIAN_STATES,
};

/** Percent signs that encode nothing are let be; a plus stays a plus. */
const decode = (raw: string): string =>
  new URLSearchParams(`v=${raw.replace(/\+/g, '%2B')}`).get('v') ?? '';

const decodePlus = (raw: string): string => decode(raw.replace(/\+/g, '%20'));

/** Names and values as they stand in the query, still encoded. */
function rawEntries(query: string | URLSearchParams): Array<[name: string, raw: string]> {
  const text = typeof query === 'string' ? query : query.toString();
  return text
    .replace(/^\?/, '')
    .split('&')
    .filter(Boolean)
    .map((part) => {
      const [name = '', ...rest] = part.split('=');
      return [decodePlus(name), rest.join('=')];
    });
}

function readValues(key: FilterKey, raws: readonly string[]): string[] {
  if (key.options !== 'open') return raws.flatMap((raw) => parseOptions(key, decode(raw)));
  return raws
    .flatMap((raw) => raw.split(','))
    .map((raw) => decodePlus(raw).trim())
    .filter((value) => value !== '' && value.length <= OPEN_VALUE_MAX_LENGTH);
}

/**
 * What a query asks for, in any spelling that links use: lists, repeated keys, any letter case, aliases, commas and plus
 * signs that were not encoded. What the definition does not know is dropped. Where keys are open, give the query itself:
 * `URLSearchParams` no longer tell which commas separate.
 */
export function readFilters(
  definition: FilterDefinition,
  query: string | URLSearchParams,
): Filters {
  const entries = rawEntries(query);
  const rawsOf = (name: string) =>
    entries.flatMap(([candidate, raw]) =>
      candidate.toLowerCase() === name.toLowerCase() ? [raw] : [],
    );
  const [location = EVERYWHERE] = definition.hasLocation
    ? readValues(locationKey, rawsOf('location'))
    : [];
  const search = rawsOf('search').map((raw) => normalizeSearchText(decodePlus(raw)));
  const start: Filters = { ...NO_FILTERS, search: search.find(Boolean) ?? '', location };
  return definition.keys.reduce(
    (filters, key) => withChosen(filters, key, readValues(key, rawsOf(key.key))),
    start,
  );
}

/** Words as they are searched for. */
export function normalizeSearchText(text: string): string {
  // Half of a pair, where the cut went through a character, could not be encoded.
  return text
    .trim()
    .slice(0, SEARCH_MAX_LENGTH)
    .replace(/\p{Surrogate}/gu, '')
    .trim();
}

/** The query without `?`; empty without filters. Its order is that of the definition, whatever was chosen first. */
export function writeFilters(definition: FilterDefinition, filters: Filters): string {
  const parts: string[] = [];
  const add = (name: string, values: readonly string[]) => {
    if (values.length > 0) parts.push(`${name}=${values.map(encodeURIComponent).join(',')}`);
  };
  add('search', normalizeSearchText(filters.search) ? [normalizeSearchText(filters.search)] : []);
  if (definition.hasLocation && filters.location !== EVERYWHERE) {
    add('location', [filters.location]);
  }
  for (const key of definition.keys) add(key.key, inOrder(key, chosenOf(filters, key.key)));
  return parts.join('&');
}

/** What a query says besides filters, as it stands there. */
export function otherQueryParameters(definition: FilterDefinition, query: string): string {
  const own = new Set(
    ['search', 'location', ...definition.keys.map(({ key }) => key)].map((name) =>
      name.toLowerCase(),
    ),
  );
  return rawEntries(query)
    .filter(([name]) => !own.has(name.toLowerCase()))
    .map(([name, raw]) => `${encodeURIComponent(name)}=${raw}`)
    .join('&');
}
