import type {
  AccountSettings,
  savePersonalDetailsEndpoint,
} from '@sopaan/schemas/account/settings';
import type { RequestOf } from '@sopaan/schemas/api/endpoint';
import { ApiError } from '../../../http/api-error';
import type { Database } from '../../../database/database';
import { findUser, lockUser } from '../users/users.repository';
import { setPersonalDetails } from './account-settings.repository';
import { requireRevision, requireSettings } from './require-settings';
import { splitName } from './split-name';

/** Stores name, date of birth and language. */
export function savePersonalDetails(
  database: Database,
  userId: string,
  { name, dob, language, revision }: RequestOf<typeof savePersonalDetailsEndpoint>,
): Promise<AccountSettings> {
  return database.transaction(async (transaction) => {
    await lockUser(transaction, userId);
    await requireRevision(transaction, userId, revision);
    const user = await findUser(transaction, userId);
    if (!user) throw new ApiError('SESSION_ENDED');
    const { firstName, lastName } = name === undefined ? user : splitName(name, user.firstName);
    const details = { firstName, lastName, dob, language };
    await setPersonalDetails(transaction, userId, details);
    return requireSettings(transaction, userId);
  });
}
