import type { Queryable } from '../../src/plugins/database';
import type { SeedTable } from './seed-table';

/** One statement a table: PostgreSQL reads the rows from JSON by the column types of the table. */
export async function insertTable(database: Queryable, { name, rows }: SeedTable): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).join(', ');
  await database.query(
    `insert into ${name} (${columns})
     select ${columns} from jsonb_populate_recordset(null::${name}, $1::jsonb)
     on conflict do nothing`,
    [JSON.stringify(rows)],
  );
}
