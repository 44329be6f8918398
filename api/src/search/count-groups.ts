import type { Facet, Relaxation } from '@sopaan/schemas/api/facet';
import { array, number, object, string } from 'yup';
import type { Queryable } from '../database/database';
import { Conditions } from './conditions';
import type { ChosenOptions, Filter } from './filter';
import type { Search } from './search';

/** The most options listed for a filter whose options come from the data. */
const MAX_OPEN_OPTIONS = 60;

const openOptionsSchema = array(
  object({ value: string().required(), count: number().required() }),
).required();
const countsSchema = array(number().required()).required();

interface GroupCounts {
  total: number;
  facets: Facet[];
  relaxations: Relaxation[];
}

/**
 * Counts in one query over groups of rows with equal filter columns: the total, the count of each option combined with
 * all other filters, and the count without each chosen key; a filter of several flags has several keys.
 */
export async function countGroups<Row, Item>(
  database: Queryable,
  search: Search<Row, Item>,
): Promise<GroupCounts> {
  const { filters } = search.list;
  const { source, conditions: base } = search.base();
  const columns = groupColumns(filters);
  const conditionFor = memoizeConditions(filters, base.values);
  const keys = filters.flatMap((filter) => filter.keys);
  const counts: string[] = [];
  const addCount = (chosen: ChosenOptions) =>
    counts.push(`coalesce(sum(n) filter (where ${conditionFor(chosen)}), 0)`) - 1;

  const totalIndex = addCount(search.chosen);
  const listedKeys = keys.map(({ name, options = [] }) => ({
    key: name,
    options: options.map((value) => ({
      value,
      index: addCount({ ...search.chosen, [name]: [value] }),
    })),
  }));
  const droppedKeys = Object.keys(search.chosen).map((key) => ({
    key,
    index: addCount(without(search.chosen, key)),
  }));
  const openKeys = keys.flatMap(({ name, values }) =>
    values === undefined
      ? []
      : [{ key: name, sql: openOptions(values, conditionFor(without(search.chosen, name))) }],
  );

  const columnNames = Object.keys(columns);
  const [row] = await database.query(
    `with groups as materialized (
      select ${Object.entries(columns)
        .map(([name, sql]) => `${sql} as ${name}, `)
        .join('')}count(*) as n
      from ${source} ${base.where}
      ${columnNames.length > 0 ? `group by ${columnNames.map((_, index) => index + 1).join(', ')}` : ''}
    )
    select
      (select array[${counts.join(', ')}]::integer[] from groups) as counts
      ${openKeys.map(({ sql }, index) => `, (${sql}) as open_${index}`).join('')}`,
    base.values,
  );
  const numbers = countsSchema.validateSync(row?.['counts']);
  const countOf = (index: number) => numbers[index] ?? 0;
  const openOptionsByKey = new Map(
    openKeys.map(({ key }, index) => [key, openOptionsSchema.validateSync(row?.[`open_${index}`])]),
  );
  return {
    total: countOf(totalIndex),
    facets: listedKeys.map(({ key, options }) => ({
      key,
      options:
        openOptionsByKey.get(key) ??
        options.map(({ value, index }) => ({ value, count: countOf(index) })),
    })),
    relaxations: droppedKeys
      .map(({ key, index }) => ({ filter: key, count: countOf(index) }))
      .filter(({ count }) => count > 0),
  };
}

function groupColumns(filters: readonly Filter[]): Record<string, string> {
  return Object.assign({}, ...filters.map(({ columns }) => columns));
}

function without(chosen: ChosenOptions, name: string): ChosenOptions {
  return Object.fromEntries(Object.entries(chosen).filter(([key]) => key !== name));
}

/** Builds the condition of a choice over a group. The SQL of each filter and choice is built once, so its values are bound once. */
function memoizeConditions(
  filters: readonly Filter[],
  values: unknown[],
): (chosen: ChosenOptions) => string {
  const caches = filters.map(() => new Map<string, string>());
  return (chosen) => {
    const parts = filters.map((filter, index) => {
      const cacheKey = JSON.stringify(filter.keys.map(({ name }) => chosen[name] ?? []));
      const text = caches[index]?.get(cacheKey) ?? filterCondition(filter, chosen, values);
      caches[index]?.set(cacheKey, text);
      return text;
    });
    const restrictions = parts.filter((text) => text !== 'true');
    return restrictions.length > 0 ? restrictions.join(' and ') : 'true';
  };
}

function filterCondition(filter: Filter, chosen: ChosenOptions, values: unknown[]): string {
  const conditions = new Conditions(values);
  filter.apply(conditions, chosen, 'groups');
  return conditions.text;
}

function openOptions(values: string, condition: string): string {
  return `
    select coalesce(json_agg(option order by count desc, value), '[]') from (
      select value, sum(n)::integer as count
      from groups, unnest(${values}) as value
      where value <> '' and ${condition}
      group by value order by count desc, value limit ${MAX_OPEN_OPTIONS}
    ) as option`;
}
