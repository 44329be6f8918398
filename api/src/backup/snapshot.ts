import { join } from 'node:path';
import { to as copyTo } from 'pg-copy-streams';
import { boolean, object, string } from 'yup';
import { withBackupConnection } from './backup-connection';
import type { BackupTable, Manifest } from './manifest';
import { writeMeasured } from './measure';
import { tableDigest } from './table-digest';
import { columnList, quoteIdentifier, readSequences, tablesInOrder } from './tables';

const migrationSchema = object({ name: string().required(), checksum: string().required() });

const foundSchema = object({ found: boolean().required() });

type Snapshot = Pick<Manifest, 'migrations' | 'tables' | 'sequences'>;

/** Writes a consistent snapshot of every table to `folder`, without blocking others. */
export function takeSnapshot(databaseUrl: string, folder: string): Promise<Snapshot> {
  return withBackupConnection(databaseUrl, async (client) => {
    await client.query('begin transaction isolation level repeatable read, read only');
    const migrationsTable = await client.query(
      "select to_regclass('schema_migrations') is not null as found",
    );
    if (!foundSchema.validateSync(migrationsTable.rows[0]).found) {
      throw new Error(
        'There is nothing to back up: the database contains no data of this program.',
      );
    }
    const { rows } = await client.query(
      'select name, checksum from schema_migrations order by name',
    );
    const migrations = rows.map((row) => migrationSchema.validateSync(row));
    const tables: BackupTable[] = [];
    for (const table of await tablesInOrder(client)) {
      // Does not depend on the order of the rows, so that it can be compared with that of the restored table.
      const { digest } = await tableDigest(client, table);
      const copyStatement = `copy ${quoteIdentifier(table.name)} (${columnList(table.columns)}) to stdout`;
      const stream = client.query(copyTo(copyStatement));
      const { bytes, lines, sha256 } = await writeMeasured(stream, tableFile(folder, table.name));
      tables.push({ ...table, rows: lines, bytes, sha256, digest });
    }
    // Sequences are not part of the snapshot. Read last, they are past every row above.
    const sequences = await readSequences(client);
    await client.query('commit');
    return { migrations, tables, sequences };
  });
}

export function tableFile(folder: string, table: string): string {
  return join(folder, `${table}.copy`);
}
