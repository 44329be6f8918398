import { join } from 'node:path';
import { to as copyTo } from 'pg-copy-streams';
import { boolean, object, string } from 'yup';
import { withBackupConnection } from './backup-connection';
import type { BackupTable, Manifest } from './manifest';
import { writeMeasured } from './measured';
import { tableDigest } from './table-digest';
import { columnList, quoted, readCounters, tablesInOrder } from './tables';

const migrationSchema = object({ name: string().required(), checksum: string().required() });

const knownSchema = object({ found: boolean().required() });

type Snapshot = Pick<Manifest, 'migrations' | 'tables' | 'sequences'>;

/** Writes every table into `folder` as it was at one moment. Nobody has to wait for it. */
export function takeSnapshot(databaseUrl: string, folder: string): Promise<Snapshot> {
  return withBackupConnection(databaseUrl, async (client) => {
    await client.query('begin transaction isolation level repeatable read, read only');
    const known = await client.query(
      "select to_regclass('schema_migrations') is not null as found",
    );
    if (!knownSchema.validateSync(known.rows[0]).found) {
      throw new Error('There is nothing to back up: the database holds no data of this program.');
    }
    const { rows } = await client.query(
      'select name, checksum from schema_migrations order by name',
    );
    const migrations = rows.map((row) => migrationSchema.validateSync(row));
    const tables: BackupTable[] = [];
    for (const table of await tablesInOrder(client)) {
      const { digest } = await tableDigest(client, table);
      const copy = `copy ${quoted(table.name)} (${columnList(table.columns)}) to stdout`;
      const stream = client.query(copyTo(copy));
      const { bytes, lines, sha256 } = await writeMeasured(stream, tableFile(folder, table.name));
      tables.push({ ...table, rows: lines, bytes, sha256, digest });
    }
    // Counters are of no moment; read last, they are past every row above.
    const sequences = await readCounters(client);
    await client.query('commit');
    return { migrations, tables, sequences };
  });
}

export function tableFile(folder: string, table: string): string {
  return join(folder, `${table}.copy`);
}
