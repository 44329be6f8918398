import { ApiError } from '../../../plugins/api-error';
import type { Database } from '../../../plugins/database';
import { exportParts } from './export-parts';
import { findPerson } from './find-person';

/** An export may read far more than a page does. */
const EXPORT_TIMEOUT_MS = 10_000;

/** All non-empty parts, read from one consistent snapshot. */
export function exportAccount(
  database: Database,
  userId: string,
): Promise<Record<string, unknown>> {
  return database.transaction(
    async (transaction) => {
      await transaction.query('set transaction isolation level repeatable read, read only');
      const person = await findPerson(transaction, userId);
      if (!person) throw new ApiError('SESSION_ENDED');
      const data: Record<string, object> = {};
      for (const { name, read } of exportParts) {
        const found = await read(transaction, person);
        if (found && !(Array.isArray(found) && found.length === 0)) data[name] = found;
      }
      return data;
    },
    { timeout: EXPORT_TIMEOUT_MS },
  );
}
