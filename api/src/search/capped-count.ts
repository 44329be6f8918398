import { number, object } from 'yup';
import type { Queryable } from '../database/database';

const CAP = 1000;
const rowSchema = object({ matches: number().required() });

/**
 * Counts matches up to a cap, because an exact count of a broad search costs more than the search itself. The inner query
 * is materialized so that PostgreSQL plans it for all rows; planned for the first few, it may scan the whole table.
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
