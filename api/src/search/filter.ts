import type { Conditions } from './conditions';

/** The chosen options by the filter's name in the request. A flag that is on has the single value `true`. */
export type ChosenOptions = Readonly<Record<string, readonly string[]>>;

/** A filter applies to the rows of a page and to the groups of equal rows that facets are counted over. */
type Target = 'rows' | 'groups';

interface FilterKey {
  /** The field of the request. */
  name: string;
  /** All options; undefined for an open filter, whose options are the values in the data. */
  options: readonly string[] | undefined;
  /** SQL for the array of a group's values, for an open filter. */
  values?: string;
}

/** One condition of a searched list. Flags that are combined with `or` form one filter with a key each. */
export interface Filter {
  keys: readonly FilterKey[];
  /** The columns of a group that it reads, each with the SQL that derives it from a row. */
  columns: Readonly<Record<string, string>>;
  apply(conditions: Conditions, chosen: ChosenOptions, target: Target): void;
}

export const FLAG = ['true'] as const;

/** The rows whose `column` is one of the chosen options. */
export function oneOf(name: string, column: string, options: readonly string[] | 'open'): Filter {
  return {
    keys: [options === 'open' ? openKey(name, `array[${column}]`) : { name, options }],
    columns: { [column]: column },
    apply: (conditions, chosen) => conditions.anyOf(column, chosen[name]),
  };
}

/** The rows whose array in `column` contains one of the chosen options. */
export function overlaps(
  name: string,
  column: string,
  options: readonly string[] | 'open',
): Filter {
  return {
    keys: [options === 'open' ? openKey(name, column) : { name, options }],
    columns: { [column]: column },
    apply: (conditions, chosen) => conditions.overlaps(column, chosen[name]),
  };
}

function openKey(name: string, values: string): FilterKey {
  return { name, options: undefined, values };
}

/** The options that a request chooses of these filters, without those that are off, empty or absent. */
export function chosenOptions(
  filters: readonly Filter[],
  input: Readonly<Record<string, unknown>>,
): ChosenOptions {
  const names = filters.flatMap(({ keys }) => keys.map(({ name }) => name));
  return Object.fromEntries(
    names
      .map((name) => [name, toChosenValues(input[name])] as const)
      .filter(([, { length }]) => length),
  );
}

function toChosenValues(value: unknown): string[] {
  if (Array.isArray(value)) return value.map(String);
  return value === true ? [...FLAG] : [];
}
