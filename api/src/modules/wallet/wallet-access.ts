import type { SessionUser } from '../../auth/access';
import type { Queryable } from '../../database/database';
import { ApiError } from '../../http/api-error';
import { findWalletUser } from '../accounts/sessions/wallet-access.repository';

/** Every call to an unlocked wallet begins with this, and postpones the lock. Throws WALLET_LOCKED. */
export async function assertUnlocked(
  database: Queryable,
  { sessionId }: Pick<SessionUser, 'sessionId'>,
): Promise<void> {
  if ((await findWalletUser(database, sessionId)) === undefined)
    throw new ApiError('WALLET_LOCKED');
}
