import type { Queryable } from '../plugins/database';

/** Stores one row as a test describes it. Lists become PostgreSQL arrays; a `jsonb` list is given as JSON text. */
export async function insertRow(
  database: Queryable,
  table: string,
  row: Readonly<Record<string, unknown>>,
): Promise<void> {
  const columns = Object.keys(row);
  const marks = columns.map((_, index) => `$${index + 1}`);
  await database.query(
    `insert into ${table} (${columns.join(', ')}) values (${marks.join(', ')})`,
    Object.values(row),
  );
}

/** The moment so many hours from now; negative ones are past. */
export function hoursFromNow(hours: number): string {
  return new Date(Date.now() + hours * 3_600_000).toISOString();
}
