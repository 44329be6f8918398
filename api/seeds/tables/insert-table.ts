import type { Queryable } from '../../src/database/database';
import type { SeedTable } from './seed-table';

/** Characters of JSON per statement, which keeps rows with large texts from adding up to a huge value. */
const MAX_BATCH_CHARACTERS = 4_000_000;

/** Inserts rows as JSON, which PostgreSQL converts to the column types of the table. Existing rows are not changed. */
export async function insertTable(database: Queryable, { name, rows }: SeedTable): Promise<void> {
  const [first] = rows;
  const columns = Object.keys(first ?? {}).join(', ');
  for (const batch of batches(rows)) {
    await database.query(
      `insert into ${name} (${columns})
       select ${columns} from jsonb_populate_recordset(null::${name}, $1::jsonb)
       on conflict do nothing`,
      [`[${batch.join(',')}]`],
    );
  }
}

function* batches(rows: SeedTable['rows']): Generator<string[]> {
  let batch: string[] = [];
  let size = 0;
  for (const row of rows) {
    const json = JSON.stringify(row);
    if (batch.length > 0 && size + json.length > MAX_BATCH_CHARACTERS) {
      yield batch;
      batch = [];
      size = 0;
    }
    batch.push(json);
    size += json.length;
  }
  if (batch.length > 0) yield batch;
}
