import { ApiError } from '../../../plugins/api-error';
import type { Database } from '../../../plugins/database';
import { exportParts } from './export-parts';
import { findPerson } from './find-person';

/** All that an account holds may be much more than a page shows. */
const EXPORT_TIMEOUT = 10_000;

/** Every part that holds something, as all of them stood at one moment. */
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
    { timeout: EXPORT_TIMEOUT },
  );
}
