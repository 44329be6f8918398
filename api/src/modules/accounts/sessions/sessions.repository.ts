import { randomUUID } from 'node:crypto';
import { ApiError } from '../../../http/api-error';
import type { Queryable } from '../../../database/database';
import type { Account } from '../users/users.repository';
import { addToken, hashToken } from './refresh-tokens.repository';

export const SESSION_DAYS = 30;

export interface Session extends Account {
  sessionId: string;
  refreshToken: string;
}

/** Call it in a transaction. `client` is the result of `clientLabel`. */
export async function startSession(
  transaction: Queryable,
  { id, role }: Account,
  client = '',
): Promise<Session> {
  const sessionId = randomUUID();
  // The lock makes this wait for a concurrent deletion of the account, and the other way round.
  const rows = await transaction.query(
    `insert into sessions (id, user_id, client, expires_at)
     select $1, id, $3, now() + make_interval(days => $4)
     from users where id = $2 and is_active for key share
     returning id`,
    [sessionId, id, client, SESSION_DAYS],
  );
  if (rows.length === 0) throw new ApiError('SESSION_ENDED');
  return { id, role, sessionId, refreshToken: await addToken(transaction, sessionId, 0) };
}

interface LockedSession extends Account, Record<string, unknown> {
  sessionId: string;
}

/** Locks the live session of a refresh token. */
export async function lockSession(
  transaction: Queryable,
  refreshToken: string,
): Promise<LockedSession | undefined> {
  const [session] = await transaction.query<LockedSession>(
    `select users.id, users.role, sessions.id as "sessionId"
     from refresh_tokens
     join sessions on sessions.id = session_id and expires_at > now()
     join users on users.id = user_id and is_active
     where token_hash = $1
     for update of sessions`,
    [hashToken(refreshToken)],
  );
  return session;
}

/** The session was used: it lives for another 30 days. */
export async function extendSession(transaction: Queryable, sessionId: string): Promise<void> {
  await transaction.query(
    `update sessions set last_used_at = now(), expires_at = now() + make_interval(days => $2)
     where id = $1`,
    [sessionId, SESSION_DAYS],
  );
}

export async function removeSession(transaction: Queryable, sessionId: string): Promise<void> {
  await transaction.query('delete from sessions where id = $1', [sessionId]);
}

/** The role of the account, if the session is live and the account active. */
export async function findLiveRole(
  database: Queryable,
  { id, sessionId }: { id: string; sessionId: string },
): Promise<string | undefined> {
  const [user] = await database.query<{ role: string }>(
    `select role from sessions join users on users.id = user_id and is_active
     where sessions.id = $1 and user_id = $2 and expires_at > now()`,
    [sessionId, id],
  );
  return user?.role;
}

interface SessionRow extends Record<string, unknown> {
  id: string;
  client: string;
  createdAt: Date;
  lastUsedAt: Date;
}

/** The open sessions of the account, most recently used first. */
export function findSessions(database: Queryable, userId: string): Promise<SessionRow[]> {
  return database.query<SessionRow>(
    `select id, client, created_at as "createdAt", last_used_at as "lastUsedAt"
     from sessions where user_id = $1 and expires_at > now()
     order by last_used_at desc, id`,
    [userId],
  );
}

/** Ends the session of this refresh token. */
export async function endSessionByToken(database: Queryable, refreshToken: string): Promise<void> {
  await database.query(
    'delete from sessions using refresh_tokens where session_id = sessions.id and token_hash = $1',
    [hashToken(refreshToken)],
  );
}

/** Returns whether the account had this session. */
export async function endSession(
  database: Queryable,
  userId: string,
  sessionId: string,
): Promise<boolean> {
  const rows = await database.query(
    'delete from sessions where id = $2 and user_id = $1 and expires_at > now() returning id',
    [userId, sessionId],
  );
  return rows.length > 0;
}

/** Ends all sessions of the account, except the given one. */
export async function endSessions(
  database: Queryable,
  userId: string,
  { except }: { except?: string } = {},
): Promise<void> {
  await database.query('delete from sessions where user_id = $1 and id is distinct from $2', [
    userId,
    except ?? null,
  ]);
}
