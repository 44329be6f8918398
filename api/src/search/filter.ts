import type { Conditions } from './conditions';

/** What is asked for, by its name in the request; a flag that is on has the one value `true`. */
export type Chosen = Readonly<Record<string, readonly string[]>>;

/** Filters narrow the rows that a page shows, and the groups of alike rows that counting works on. */
export type Target = 'rows' | 'groups';

export interface FilterKey {
  /** In the request. */
  name: string;
  /** All that may be chosen; undefined when that is whatever there is. */
  options: readonly string[] | undefined;
  /** SQL over a group that lists its values, where the options are whatever there is. */
  values?: string;
}

/** One condition of a searched list. Flags that widen each other are one filter with a key each. */
export interface Filter {
  keys: readonly FilterKey[];
  /** What it reads of a group: the name of a column, and SQL over a row that gives it. */
  columns: Readonly<Record<string, string>>;
  narrow(conditions: Conditions, chosen: Chosen, target: Target): void;
}

export const FLAG = ['true'] as const;

/** The rows whose `column` is one of the chosen options. */
export function oneOf(name: string, column: string, options: readonly string[] | 'open'): Filter {
  return {
    keys: [options === 'open' ? openKey(name, `array[${column}]`) : { name, options }],
    columns: { [column]: column },
    narrow: (conditions, chosen) => conditions.anyOf(column, chosen[name]),
  };
}

/** The rows whose list in `column` holds one of the chosen options. */
export function someOf(name: string, column: string, options: readonly string[] | 'open'): Filter {
  return {
    keys: [options === 'open' ? openKey(name, column) : { name, options }],
    columns: { [column]: column },
    narrow: (conditions, chosen) => conditions.overlaps(column, chosen[name]),
  };
}

function openKey(name: string, values: string): FilterKey {
  return { name, options: undefined, values };
}

/** What a request asks of these filters: what is off, empty or absent is left out. */
export function chosenOf(
  filters: readonly Filter[],
  input: Readonly<Record<string, unknown>>,
): Chosen {
  const names = filters.flatMap(({ keys }) => keys.map(({ name }) => name));
  return Object.fromEntries(
    names.map((name) => [name, valuesOf(input[name])] as const).filter(([, { length }]) => length),
  );
}

function valuesOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.map(String);
  return value === true ? [...FLAG] : [];
}
