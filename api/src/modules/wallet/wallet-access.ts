import type { SessionUser } from '../../auth/access';
import type { Queryable } from '../../database/database';
import { ApiError } from '../../http/api-error';
import { recordWalletUse } from '../accounts/sessions/wallet-access.repository';

/** Begins every call that needs an unlocked wallet, and restarts its idle time. Throws WALLET_LOCKED. */
export async function assertUnlocked(
  database: Queryable,
  { sessionId }: Pick<SessionUser, 'sessionId'>,
): Promise<void> {
  if ((await recordWalletUse(database, sessionId)) === undefined)
    throw new ApiError('WALLET_LOCKED');
}
