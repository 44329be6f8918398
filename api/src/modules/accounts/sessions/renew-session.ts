import type { Database, Queryable } from '../../../plugins/database';
import type { Account } from '../users/users.repository';
import {
  addToken,
  findPlace,
  hashOf,
  markUsed,
  type TokenPlace,
} from './refresh-tokens.repository';
import { SESSION_DAYS, type Session } from './sessions.repository';

/** Two tabs may refresh at the same time with the same token. */
const RACE_SECONDS = 10;
/** A reply may be lost on its way, and asked for again. */
const LOST_REPLY_SECONDS = 60;

interface LockedSession extends Account, Record<string, unknown> {
  sessionId: string;
}

/** Trades a refresh token for the next one, or ends the session when the token is a copy. */
export function renewSession(database: Database, token: string): Promise<Session | undefined> {
  return database.transaction(async (transaction) => {
    const session = await lockSession(transaction, token);
    // Read after the lock: a refresh that came first is seen.
    const place = session && (await findPlace(transaction, token));
    if (!session || !place) return undefined;
    const { id, role, sessionId } = session;
    if (!isGood(place)) {
      await transaction.query('delete from sessions where id = $1', [sessionId]);
      return undefined;
    }
    await markUsed(transaction, token);
    await transaction.query(
      `update sessions set last_used_at = now(), expires_at = now() + make_interval(days => $2)
       where id = $1`,
      [sessionId, SESSION_DAYS],
    );
    const refreshToken = await addToken(transaction, sessionId, place.generation + 1);
    return { id, role, sessionId, refreshToken };
  });
}

/**
 * The tokens of a session stand in a line, and a browser holds one of them. Of all that were given out for the same
 * place, the first that is used goes on. From then on
 * - for ten seconds each of them is good, unless the line has gone on further: tabs that race send the same token, or
 *   one each;
 * - for a minute the very token that was used is good again, as long as none was used that was given out in its place:
 *   the reply was lost. What was in the lost reply stays at the same place as the one that the retry gets, so only
 *   one of the two goes on, whichever comes first (the lost reply may arrive after all);
 * - later, or once the line has gone on, it is a copy, in the hands of a thief or beside one: nobody can tell which
 *   of the two asks, so the session ends for both.
 * A thief who is faster than the owner is found out when the owner comes, and the other way round.
 */
function isGood(place: TokenPlace): boolean {
  const { generation, last, secondsSincePassed, used, successorUsed } = place;
  if (secondsSincePassed === null) return true;
  if (last > generation + 1) return false;
  if (secondsSincePassed <= RACE_SECONDS) return true;
  return used && !successorUsed && secondsSincePassed <= LOST_REPLY_SECONDS;
}

async function lockSession(
  transaction: Queryable,
  token: string,
): Promise<LockedSession | undefined> {
  const [session] = await transaction.query<LockedSession>(
    `select users.id, users.role, sessions.id as "sessionId"
     from refresh_tokens
     join sessions on sessions.id = session_id and expires_at > now()
     join users on users.id = user_id and is_active
     where token_hash = $1
     for update of sessions`,
    [hashOf(token)],
  );
  return session;
}
