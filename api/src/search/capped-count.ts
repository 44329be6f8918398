import { number, object } from 'yup';
import type { Queryable } from '../plugins/database';

const CAP = 1000;
const rowSchema = object({ matches: number().required() });

/** Counts matches up to a cap: an exact count of a broad search costs more than the search. */
export async function cappedCount(
  database: Queryable,
  table: string,
  where: string,
  values: readonly unknown[],
): Promise<{ total: number; totalIsCapped: boolean }> {
  const [row] = await database.query(
    `select count(*) as matches from (select 1 from ${table} ${where} limit ${CAP + 1}) as found`,
    values,
  );
  const { matches } = rowSchema.validateSync(row);
  return { total: Math.min(matches, CAP), totalIsCapped: matches > CAP };
}
