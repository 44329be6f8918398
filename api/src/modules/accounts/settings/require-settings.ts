import type { AccountSettings } from '@sopaan/schemas/account/settings';
import { ApiError } from '../../../http/api-error';
import type { Queryable } from '../../../database/database';
import { findAccountSettings } from './account-settings.repository';

/** Returns the settings. Throws SESSION_ENDED if the account has been deactivated or deleted. */
export async function requireSettings(
  database: Queryable,
  userId: string,
): Promise<AccountSettings> {
  const settings = await findAccountSettings(database, userId);
  if (!settings) throw new ApiError('SESSION_ENDED');
  return settings;
}

/** Returns the settings like `requireSettings`. Throws CONFLICT if they have changed since the revision was read. */
export async function requireRevision(
  transaction: Queryable,
  userId: string,
  revision: string,
): Promise<AccountSettings> {
  const settings = await requireSettings(transaction, userId);
  if (settings.revision !== revision) throw new ApiError('CONFLICT');
  return settings;
}
