import type { Queryable } from '../database/database';

/** Inserts a row. Arrays become PostgreSQL arrays; pass a `jsonb` array as JSON text. */
export async function insertRow(
  database: Queryable,
  table: string,
  row: Readonly<Record<string, unknown>>,
): Promise<void> {
  const columns = Object.keys(row);
  const placeholders = columns.map((_, index) => `$${index + 1}`);
  await database.query(
    `insert into ${table} (${columns.join(', ')}) values (${placeholders.join(', ')})`,
    Object.values(row),
  );
}

/** The time in `hours` hours; negative values are in the past. */
export function hoursFromNow(hours: number): string {
  return new Date(Date.now() + hours * 3_600_000).toISOString();
}
