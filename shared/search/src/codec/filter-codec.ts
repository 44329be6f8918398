/** Converts filters to the query of a URL and back. Each value is percent-encoded, then the values of a key are joined by commas. */
import { EVERYWHERE, INDIAN_CITIES, INDIAN_STATES } from '@sopaan/schemas/api/place-options';
import type { FilterDefinition, FilterKey } from '../definition/filter-definition';
import {
  chosenOptions,
  inOrder,
  NO_FILTERS,
  SEARCH_MAX_LENGTH,
  withChosen,
  type Filters,
} from './filters';
import { chosenSort } from '../sort/list-sort';
import { parseOptions } from './option-lookup';

export type { Filters } from './filters';

/** For values of a key without a fixed list of options. */
const OPEN_VALUE_MAX_LENGTH = 100;

/** The parameter of the order. */
const SORT = 'sort';

const locationKey: FilterKey = {
  key: 'location',
  label: 'Location',
  options: [...INDIAN_STATES, ...INDIAN_CITIES],
};

/** Percent-decodes a value. Malformed escapes stay as they are, and a plus stays a plus. */
const decode = (raw: string): string =>
  new URLSearchParams(`v=${raw.replace(/\+/g, '%2B')}`).get('v') ?? '';

const decodePlus = (raw: string): string => decode(raw.replace(/\+/g, '%20'));

/** The names of a query, decoded, with their still encoded values. */
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
 * Reads filters from a query, in any form that links use: lists, repeated keys, any letter case, aliases, unencoded commas and plus signs.
 * Unknown keys and options are dropped. Where a key has open options, pass the raw query: `URLSearchParams` do not keep which commas
 * separate values.
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
  const [sort = ''] = rawsOf(SORT).map((raw) => decodePlus(raw).trim().toLowerCase());
  const unsorted: Filters = { ...NO_FILTERS, search: search.find(Boolean) ?? '', location };
  const start: Filters = { ...unsorted, sort: chosenSort(definition, { ...unsorted, sort }) };
  const readOptions = (key: FilterKey) => readValues(key, rawsOf(key.key));
  const readSynonyms = (key: FilterKey) =>
    synonymsOf(definition)
      .filter((synonym) => synonym.key === key.key)
      .filter(({ from, value }) => readOptions(from).includes(value))
      .map(({ option }) => option);
  return definition.keys.reduce(
    (filters, key) => withChosen(filters, key, [...readOptions(key), ...readSynonyms(key)]),
    start,
  );
}

const synonymsOf = ({ synonyms = [] }: FilterDefinition) => synonyms;

/** Trims keywords and cuts them to the maximum length. */
export function normalizeSearchText(text: string): string {
  // A lone surrogate, left where the cut split a character, could not be percent-encoded.
  return text
    .trim()
    .slice(0, SEARCH_MAX_LENGTH)
    .replace(/\p{Surrogate}/gu, '')
    .trim();
}

/** The query without `?`; empty without filters. Its order is that of the definition, so equal filters give equal queries. */
export function writeFilters(definition: FilterDefinition, filters: Filters): string {
  const parts: string[] = [];
  const add = (name: string, values: readonly string[]) => {
    if (values.length > 0) parts.push(`${name}=${values.map(encodeURIComponent).join(',')}`);
  };
  add('search', normalizeSearchText(filters.search) ? [normalizeSearchText(filters.search)] : []);
  if (definition.hasLocation && filters.location !== EVERYWHERE) {
    add('location', [filters.location]);
  }
  for (const key of definition.keys) add(key.key, inOrder(key, chosenOptions(filters, key.key)));
  const sort = chosenSort(definition, filters);
  if (sort !== undefined) add(SORT, [sort]);
  return parts.join('&');
}

/** The parameters of a query that are not filters, still encoded. */
export function otherQueryParameters(definition: FilterDefinition, query: string): string {
  const keys = [...definition.keys, ...synonymsOf(definition).map(({ from }) => from)];
  const names = [
    'search',
    'location',
    ...(definition.sorts ? [SORT] : []),
    ...keys.map(({ key }) => key),
  ];
  const filterNames = new Set(names.map((name) => name.toLowerCase()));
  return rawEntries(query)
    .filter(([name]) => !filterNames.has(name.toLowerCase()))
    .map(([name, raw]) => `${encodeURIComponent(name)}=${raw}`)
    .join('&');
}
