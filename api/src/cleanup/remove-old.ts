import type { Queryable } from '../database/database';

/** Keeps each statement well below its timeout. */
const BATCH_ROWS = 10_000;

/** Deletes the rows that match the condition. `table` and `condition` are inlined, so they must never come from a request. */
export async function removeOld(
  transaction: Queryable,
  table: string,
  condition: string,
): Promise<number> {
  let removedCount = 0;
  for (;;) {
    const [batch] = await transaction.query<{ count: number }>(
      `with old as (select ctid from ${table} where ${condition} limit $1 for update skip locked),
       gone as (delete from ${table} using old where ${table}.ctid = old.ctid returning 1)
       select count(*) as count from gone`,
      [BATCH_ROWS],
    );
    const count = batch?.count ?? 0;
    removedCount += count;
    if (count < BATCH_ROWS) return removedCount;
  }
}
