import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { tableEntry } from './back-up';
import { assertEmptyTables } from './assert-empty-target';
import { tableDigest } from './table-digest';
import { columnList, findSequences, quoteIdentifier, tablesInOrder } from './tables';
import type { UnpackedBackup } from './unpack';

/** Copies the rows of a backup into empty tables and verifies them. Call it in a transaction. */
export async function fillTables(
  client: pg.Client,
  { manifest, pathOf }: UnpackedBackup,
): Promise<void> {
  const names = manifest.tables.map(({ name }) => quoteIdentifier(name)).join(', ');
  await client.query(`lock table ${names} in access exclusive mode`);
  await assertEmptyTables(client);
  await assertSameTables(client, manifest.tables);

  for (const { name, columns, rows, digest } of manifest.tables) {
    // Rows inserted by migrations are in the backup as well.
    await deleteRows(client, name);
    const copyStatement = `copy ${quoteIdentifier(name)} (${columnList(columns)}) from stdin`;
    await pipeline(
      createReadStream(pathOf(tableEntry(name))),
      client.query(copyFrom(copyStatement)),
    );
    const restored = await tableDigest(client, { name, columns });
    if (restored.rows !== rows || restored.digest !== digest) {
      throw new Error(`${name} differs from the backup after restoring. Nothing was changed.`);
    }
  }

  const sequences = await findSequences(client);
  for (const { table, column, value, called } of manifest.sequences) {
    const sequence = sequences.find((one) => one.table === table && one.column === column);
    if (!sequence)
      throw new Error(`${table}.${column} has no sequence any more. Nothing was changed.`);
    await client.query('select setval($1, $2, $3)', [sequence.sequence, value, called]);
  }
}

/** Deletes only if there are rows, because triggers of some tables reject any delete. */
async function deleteRows(client: pg.Client, name: string): Promise<void> {
  const { rowCount } = await client.query(`select 1 from ${quoteIdentifier(name)} limit 1`);
  if (rowCount) await client.query(`delete from ${quoteIdentifier(name)}`);
}

async function assertSameTables(
  client: pg.Client,
  tables: UnpackedBackup['manifest']['tables'],
): Promise<void> {
  const signatures = (list: ReadonlyArray<{ name: string; columns: readonly string[] }>) =>
    list.map(({ name, columns }) => `${name}(${columns.join()})`).sort();
  const [inDatabase, inBackup] = [signatures(await tablesInOrder(client)), signatures(tables)];
  const differences = [
    ...inDatabase.filter((one) => !inBackup.includes(one)),
    ...inBackup.filter((one) => !inDatabase.includes(one)),
  ];
  if (differences[0] !== undefined) {
    throw new Error(`The tables differ from those of the backup: ${differences[0].split('(')[0]}.`);
  }
}
