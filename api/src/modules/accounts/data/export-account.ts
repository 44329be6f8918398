import { ApiError } from '../../../http/api-error';
import type { SessionUser } from '../../../auth/access';
import type { Database } from '../../../database/database';
import type { PersonalPart } from '../../../personal-data/personal-part';
import { embedFiles, type ReadFile } from './embed-files';
import { findPerson, beginSnapshot } from './persons.repository';

/** Longer than for other requests, because an export may read far more data than a page does. */
const EXPORT_TIMEOUT_MS = 10_000;

interface ExportSources {
  database: Database;
  personalData: readonly PersonalPart[];
  readFile: ReadFile;
}

/** All non-empty parts, read from one consistent snapshot. */
export async function exportAccount(
  { database, personalData, readFile }: ExportSources,
  user: SessionUser,
): Promise<Record<string, unknown>> {
  const data = await database.transaction(
    async (transaction) => {
      await beginSnapshot(transaction);
      const person = await findPerson(transaction, user);
      if (!person) throw new ApiError('SESSION_ENDED');
      const data: Record<string, object> = {};
      for (const { name, read } of personalData) {
        const found = await read(transaction, person);
        if (found && !(Array.isArray(found) && found.length === 0)) data[name] = found;
      }
      return data;
    },
    { timeout: EXPORT_TIMEOUT_MS },
  );
  // The files are read after the transaction, because reading a file takes another connection.
  return embedFiles(data, readFile);
}
