import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Database, Queryable } from '../../plugins/database';
import type { Account } from './users.repository';

export const SESSION_DAYS = 30;
/** Two tabs may refresh at the same time with the same token. */
const GRACE_SECONDS = 10;

export interface Session extends Account {
  sessionId: string;
  refreshToken: string;
}

export async function startSession(database: Queryable, account: Account): Promise<Session> {
  const sessionId = randomUUID();
  await database.query('delete from sessions where user_id = $1 and expires_at < now()', [
    account.id,
  ]);
  await database.query(
    `insert into sessions (id, user_id, expires_at) values ($1, $2, now() + make_interval(days => $3))`,
    [sessionId, account.id, SESSION_DAYS],
  );
  const refreshToken = await addToken(database, sessionId);
  return { id: account.id, role: account.role, sessionId, refreshToken };
}

interface FoundToken extends Account, Record<string, unknown> {
  sessionId: string;
  state: 'fresh' | 'just used' | 'used';
}

/**
 * Trades a refresh token for the next one. A token that was used before, but for the moment of grace, is a copy
 * in the wrong hands: the whole session ends, for both holders.
 */
export function renewSession(database: Database, token: string): Promise<Session | undefined> {
  return database.transaction(async (transaction) => {
    const [found] = await transaction.query<FoundToken>(
      `select users.id, users.role, sessions.id as "sessionId",
              case when used_at is null then 'fresh'
                   when used_at > now() - make_interval(secs => $2) then 'just used'
                   else 'used' end as state
       from refresh_tokens
       join sessions on sessions.id = session_id and expires_at > now()
       join users on users.id = user_id and is_active
       where token_hash = $1
       for update of sessions, refresh_tokens`,
      [hashOf(token), GRACE_SECONDS],
    );
    if (!found) return undefined;
    const { id, role, sessionId, state } = found;
    if (state === 'used') {
      await transaction.query('delete from sessions where id = $1', [sessionId]);
      return undefined;
    }
    if (state === 'fresh') await markUsed(transaction, token, sessionId);
    return { id, role, sessionId, refreshToken: await addToken(transaction, sessionId) };
  });
}

export async function endSession(database: Queryable, token: string): Promise<void> {
  await database.query(
    'delete from sessions using refresh_tokens where session_id = sessions.id and token_hash = $1',
    [hashOf(token)],
  );
}

async function markUsed(database: Queryable, token: string, sessionId: string): Promise<void> {
  await database.query('update refresh_tokens set used_at = now() where token_hash = $1', [
    hashOf(token),
  ]);
  await database.query(
    'update sessions set expires_at = now() + make_interval(days => $2) where id = $1',
    [sessionId, SESSION_DAYS],
  );
}

async function addToken(database: Queryable, sessionId: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await database.query('insert into refresh_tokens (token_hash, session_id) values ($1, $2)', [
    hashOf(token),
    sessionId,
  ]);
  return token;
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
