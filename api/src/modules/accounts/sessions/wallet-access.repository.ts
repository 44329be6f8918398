import { WALLET_IDLE_SECONDS } from '@sopaan/schemas/wallet/wallet';
import type { Queryable } from '../../../database/database';

const IDLE = `make_interval(secs => ${WALLET_IDLE_SECONDS})`;

/** Whether the session is live and its wallet unlocked. A last use far in the future does not count: the clock has been set back since. */
const IS_UNLOCKED = `expires_at > now() and wallet_used_at > now() - ${IDLE} and wallet_used_at < now() + ${IDLE}`;

/** Whether the wallet is unlocked in this session. Does not count as use. */
export async function isWalletUnlocked(database: Queryable, sessionId: string): Promise<boolean> {
  const found = await database.query(`select id from sessions where id = $1 and ${IS_UNLOCKED}`, [
    sessionId,
  ]);
  return found.length > 0;
}

/** Stores that the wallet is used now, so that it stays unlocked. Returns the id of its owner; undefined if the wallet is locked. */
export async function recordWalletUse(
  database: Queryable,
  sessionId: string,
): Promise<string | undefined> {
  const [session] = await database.query<{ owner: string }>(
    `update sessions set wallet_used_at = now()
     from users
     where sessions.id = $1 and users.id = user_id and is_active and ${IS_UNLOCKED}
     returning users.id as owner`,
    [sessionId],
  );
  return session?.owner;
}

export async function setWalletUnlocked(database: Queryable, sessionId: string): Promise<void> {
  await database.query('update sessions set wallet_used_at = now() where id = $1', [sessionId]);
}

export async function setWalletLocked(database: Queryable, sessionId: string): Promise<void> {
  await database.query('update sessions set wallet_used_at = null where id = $1', [sessionId]);
}
