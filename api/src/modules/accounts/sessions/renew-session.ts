import type { Database } from '../../../database/database';
import {
  addToken,
  findGeneration,
  markUsed,
  type TokenGeneration,
} from './refresh-tokens.repository';
import { extendSession, lockSession, removeSession, type Session } from './sessions.repository';

/** Two tabs may refresh with the same token at the same time. */
const RACE_SECONDS = 10;
/** A browser that did not receive the response sends the same token again. */
const LOST_RESPONSE_SECONDS = 60;

/** Exchanges a refresh token for the next one, or ends the session if the token seems stolen. */
export function renewSession(database: Database, token: string): Promise<Session | undefined> {
  return database.transaction(async (transaction) => {
    const session = await lockSession(transaction, token);
    // Read after locking the session, so that the result of a concurrent refresh is visible.
    const tokenGeneration = session && (await findGeneration(transaction, token));
    if (!session || !tokenGeneration) return undefined;
    const { id, role, sessionId } = session;
    if (!isAcceptable(tokenGeneration)) {
      await removeSession(transaction, sessionId);
      return undefined;
    }
    await markUsed(transaction, token);
    await extendSession(transaction, sessionId);
    const refreshToken = await addToken(transaction, sessionId, tokenGeneration.generation + 1);
    return { id, role, sessionId, refreshToken };
  });
}

/**
 * Refresh tokens rotate: each refresh issues a token of the next generation. Of the tokens of one generation, the
 * first that is used continues the session. From then on:
 * - for ten seconds, all of them are accepted unless the session is two generations ahead: tabs that refresh at the
 *   same time send the same token, or one each;
 * - for a minute, the token that was used is accepted again as long as no token of the next generation was used: the
 *   response was lost. The token in the lost response and that of the retry are of the same generation, so only one
 *   of them continues, whichever comes first (the lost response may still arrive);
 * - later, or once the next generation was used, it is treated as stolen. Nobody can tell whether the thief or the
 *   owner sent it, so the session ends for both.
 * The theft is detected whether the thief or the owner refreshes first.
 */
function isAcceptable(token: TokenGeneration): boolean {
  const { generation, newest, secondsSinceFirstUse, isUsed, isSuccessorUsed } = token;
  if (secondsSinceFirstUse === null) return true;
  if (newest > generation + 1) return false;
  if (secondsSinceFirstUse <= RACE_SECONDS) return true;
  return isUsed && !isSuccessorUsed && secondsSinceFirstUse <= LOST_RESPONSE_SECONDS;
}
