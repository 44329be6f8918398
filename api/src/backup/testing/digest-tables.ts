import { withBackupConnection } from '../backup-connection';
import { tableDigest } from '../table-digest';
import { tablesInOrder } from '../tables';

/** The digest of every table. */
export function digestTables(
  url: string,
): Promise<Record<string, { rows: number; digest: string }>> {
  return withBackupConnection(url, async (client) => {
    const tables: Record<string, { rows: number; digest: string }> = {};
    for (const table of await tablesInOrder(client)) {
      tables[table.name] = await tableDigest(client, table);
    }
    return tables;
  });
}
