import type { Facet, Relaxation } from '@sopaan/schemas/facet';
import { array, number, object, string } from 'yup';
import type { Queryable } from '../plugins/database';
import { Conditions } from './conditions';
import type { Chosen, Filter } from './filter';
import type { Search } from './search';

/** More than this nobody reads through. */
const OPEN_OPTIONS = 60;

const openSchema = array(
  object({ value: string().required(), count: number().required() }),
).required();
const countsSchema = array(number().required()).required();

interface Counted {
  total: number;
  facets: Facet[];
  relaxations: Relaxation[];
}

/**
 * Counts everything in one go over groups of alike rows: what was found, what each option would give beside all
 * other filters, and what would be found without each one of them.
 */
export async function countGroups<Row, Item>(
  database: Queryable,
  search: Search<Row, Item>,
): Promise<Counted> {
  const { filters } = search.list;
  const { source, conditions: base } = search.base();
  const columns = groupColumns(filters);
  const meets = memoised(filters, base.values);
  const keys = filters.flatMap((filter) => filter.keys);
  const counts: string[] = [];
  const countAt = (chosen: Chosen) =>
    counts.push(`coalesce(sum(n) filter (where ${meets(chosen)}), 0)`) - 1;

  const total = countAt(search.chosen);
  const listed = keys.map(({ name, options = [] }) => ({
    key: name,
    options: options.map((value) => ({
      value,
      at: countAt({ ...search.chosen, [name]: [value] }),
    })),
  }));
  const dropped = Object.keys(search.chosen).map((filter) => ({
    filter,
    at: countAt(without(search.chosen, filter)),
  }));
  const open = keys.flatMap(({ name, values }) =>
    values === undefined
      ? []
      : [{ key: name, sql: openOptions(values, meets(without(search.chosen, name))) }],
  );

  const names = Object.keys(columns);
  const [row] = await database.query(
    `with groups as materialized (
      select ${Object.entries(columns)
        .map(([name, sql]) => `${sql} as ${name}, `)
        .join('')}count(*) as n
      from ${source} ${base.where}
      ${names.length > 0 ? `group by ${names.map((_, index) => index + 1).join(', ')}` : ''}
    )
    select
      (select array[${counts.join(', ')}]::integer[] from groups) as counts
      ${open.map(({ sql }, index) => `, (${sql}) as open_${index}`).join('')}`,
    base.values,
  );
  const numbers = countsSchema.validateSync(row?.['counts']);
  const countOf = (at: number) => numbers[at] ?? 0;
  const found = new Map(
    open.map(({ key }, index) => [key, openSchema.validateSync(row?.[`open_${index}`])]),
  );
  return {
    total: countOf(total),
    facets: listed.map(({ key, options }) => ({
      key,
      options: found.get(key) ?? options.map(({ value, at }) => ({ value, count: countOf(at) })),
    })),
    relaxations: dropped
      .map(({ filter, at }) => ({ filter, count: countOf(at) }))
      .filter(({ count }) => count > 0),
  };
}

function groupColumns(filters: readonly Filter[]): Record<string, string> {
  return Object.assign({}, ...filters.map(({ columns }) => columns));
}

function without(chosen: Chosen, name: string): Chosen {
  return Object.fromEntries(Object.entries(chosen).filter(([key]) => key !== name));
}

/** The condition of a choice over a group. A filter that is asked the same again binds nothing anew. */
function memoised(filters: readonly Filter[], values: unknown[]): (chosen: Chosen) => string {
  const known = filters.map(() => new Map<string, string>());
  return (chosen) => {
    const parts = filters.map((filter, index) => {
      const asked = JSON.stringify(filter.keys.map(({ name }) => chosen[name] ?? []));
      const text = known[index]?.get(asked) ?? narrowed(filter, chosen, values);
      known[index]?.set(asked, text);
      return text;
    });
    const real = parts.filter((text) => text !== 'true');
    return real.length > 0 ? real.join(' and ') : 'true';
  };
}

function narrowed(filter: Filter, chosen: Chosen, values: unknown[]): string {
  const conditions = new Conditions(values);
  filter.narrow(conditions, chosen, 'groups');
  return conditions.text;
}

function openOptions(values: string, condition: string): string {
  return `
    select coalesce(json_agg(option order by count desc, value), '[]') from (
      select value, sum(n)::integer as count
      from groups, unnest(${values}) as value
      where value <> '' and ${condition}
      group by value order by count desc, value limit ${OPEN_OPTIONS}
    ) as option`;
}
