import { number, object } from 'yup';
import type { Queryable } from '../plugins/database';

const CAP = 1000;
const rowSchema = object({ matches: number().required() });

/**
 * Counts matches up to a cap: an exact count of a broad search costs more than the search. PostgreSQL plans the inner
 * query for all of its rows: planned for a few, it would read the whole table in the hope of meeting them early.
 */
export async function cappedCount(
  database: Queryable,
  table: string,
  where: string,
  values: readonly unknown[],
): Promise<{ total: number; totalIsCapped: boolean }> {
  const [row] = await database.query(
    `with found as materialized (select 1 from ${table} ${where})
    select count(*) as matches from (select 1 from found limit ${CAP + 1}) as counted`,
    values,
  );
  const { matches } = rowSchema.validateSync(row);
  return { total: Math.min(matches, CAP), totalIsCapped: matches > CAP };
}
