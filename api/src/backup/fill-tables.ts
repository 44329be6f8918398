import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { tableEntry } from './back-up';
import { refuseFilled } from './empty-target';
import { tableDigest } from './table-digest';
import { columnList, countersOf, quoted, tablesInOrder } from './tables';
import type { Unpacked } from './unpack';

/** Puts the rows of a backup into empty tables, and makes sure that they are the same. Runs in a transaction. */
export async function fillTables(client: pg.Client, { manifest, fileOf }: Unpacked): Promise<void> {
  const names = manifest.tables.map(({ name }) => quoted(name)).join(', ');
  await client.query(`lock table ${names} in access exclusive mode`);
  await refuseFilled(client);
  await refuseOtherTables(client, manifest.tables);

  for (const { name, columns, rows, digest } of manifest.tables) {
    // What a migration put there stands in the backup as well.
    await emptied(client, name);
    const copy = `copy ${quoted(name)} (${columnList(columns)}) from stdin`;
    await pipeline(createReadStream(fileOf(tableEntry(name))), client.query(copyFrom(copy)));
    const found = await tableDigest(client, { name, columns });
    if (found.rows !== rows || found.digest !== digest) {
      throw new Error(`${name} is not the same after it was restored. Nothing was kept.`);
    }
  }

  const counters = await countersOf(client);
  for (const { table, column, value, called } of manifest.sequences) {
    const counter = counters.find((one) => one.table === table && one.column === column);
    if (!counter) throw new Error(`${table}.${column} counts no more. Nothing was kept.`);
    await client.query('select setval($1, $2, $3)', [counter.sequence, value, called]);
  }
}

/** By row, and only where there are any: some tables refuse to be emptied, even of nothing. */
async function emptied(client: pg.Client, name: string): Promise<void> {
  const { rowCount } = await client.query(`select 1 from ${quoted(name)} limit 1`);
  if (rowCount) await client.query(`delete from ${quoted(name)}`);
}

async function refuseOtherTables(
  client: pg.Client,
  wanted: Unpacked['manifest']['tables'],
): Promise<void> {
  const spell = (tables: ReadonlyArray<{ name: string; columns: readonly string[] }>) =>
    tables.map(({ name, columns }) => `${name}(${columns.join()})`).sort();
  const [here, there] = [spell(await tablesInOrder(client)), spell(wanted)];
  const odd = [
    ...here.filter((one) => !there.includes(one)),
    ...there.filter((one) => !here.includes(one)),
  ];
  if (odd[0] !== undefined) {
    throw new Error(`The tables are not those of the backup: ${odd[0].split('(')[0]}.`);
  }
}
