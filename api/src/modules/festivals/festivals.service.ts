import type { FestivalRegistration } from '@sopaan/schemas/festivals/festival';
import type { Database, Queryable } from '../../database/database';
import { ApiError } from '../../http/api-error';
import { lockAccountForShare } from '../accounts/users/users.repository';
import { ruleError } from '../registrations/registration-errors';
import { findRegistration, removeEntry, storeEntry, type EntryKey } from './entries.repository';
import { toRegistration, type RegistrationRow } from './entry-record';

const notOpenError = () =>
  ruleError('CLOSED', 'festival-announced', 'Registration for this festival is not open yet.');
const overError = () => ruleError('CLOSED', 'festival-over', 'This festival is over.');

export async function readRegistration(
  database: Queryable,
  key: EntryKey,
): Promise<FestivalRegistration> {
  return toRegistration(await requireRegistration(database, key));
}

/** Registered members can change what their entry shows at any time. */
export function register(
  database: Database,
  entry: EntryKey & { showsCity: boolean },
): Promise<FestivalRegistration> {
  return database.transaction(async (transaction) => {
    await lockAccountForShare(transaction, entry.userId);
    const registration = await requireRegistration(transaction, entry);
    if (!registration.is_registered) {
      if (registration.is_over) throw overError();
      if (registration.is_announced) throw notOpenError();
    }
    await storeEntry(transaction, entry);
    return readRegistration(transaction, entry);
  });
}

export function withdraw(database: Database, key: EntryKey): Promise<FestivalRegistration> {
  return database.transaction(async (transaction) => {
    await lockAccountForShare(transaction, key.userId);
    const registration = await requireRegistration(transaction, key);
    if (registration.is_registered) {
      if (registration.is_over) throw overError();
      await removeEntry(transaction, key);
    }
    return readRegistration(transaction, key);
  });
}

async function requireRegistration(database: Queryable, key: EntryKey): Promise<RegistrationRow> {
  const registration = await findRegistration(database, key);
  if (!registration) throw new ApiError('NOT_FOUND');
  return registration;
}
