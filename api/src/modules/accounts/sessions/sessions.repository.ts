import { randomUUID } from 'node:crypto';
import { ApiError } from '../../../plugins/api-error';
import type { Queryable } from '../../../plugins/database';
import type { Account } from '../users/users.repository';
import { addToken, hashOf } from './refresh-tokens.repository';

export const SESSION_DAYS = 30;

export interface Session extends Account {
  sessionId: string;
  refreshToken: string;
}

/** To be called in a transaction. `client` is what `clientLabel` makes of the request. */
export async function startSession(
  transaction: Queryable,
  { id, role }: Account,
  client = '',
): Promise<Session> {
  const sessionId = randomUUID();
  // The lock makes an account that is being deleted wait for this or be gone for it, never half of both.
  const added = await transaction.query(
    `insert into sessions (id, user_id, client, expires_at)
     select $1, id, $3, now() + make_interval(days => $4)
     from users where id = $2 and is_active for key share
     returning id`,
    [sessionId, id, client, SESSION_DAYS],
  );
  if (added.length === 0) throw new ApiError('SESSION_ENDED');
  return { id, role, sessionId, refreshToken: await addToken(transaction, sessionId, 0) };
}

interface SessionRow extends Record<string, unknown> {
  id: string;
  client: string;
  createdAt: Date;
  lastUsedAt: Date;
}

/** The account's sessions, the one used last first. */
export function findSessions(database: Queryable, userId: string): Promise<SessionRow[]> {
  return database.query<SessionRow>(
    `select id, client, created_at as "createdAt", last_used_at as "lastUsedAt"
     from sessions where user_id = $1 and expires_at > now()
     order by last_used_at desc, id`,
    [userId],
  );
}

/** Whoever holds the refresh token signs out. */
export async function endSessionOf(database: Queryable, refreshToken: string): Promise<void> {
  await database.query(
    'delete from sessions using refresh_tokens where session_id = sessions.id and token_hash = $1',
    [hashOf(refreshToken)],
  );
}

/** Whether the account had that session. */
export async function endSession(
  database: Queryable,
  userId: string,
  sessionId: string,
): Promise<boolean> {
  const ended = await database.query(
    'delete from sessions where id = $2 and user_id = $1 and expires_at > now() returning id',
    [userId, sessionId],
  );
  return ended.length > 0;
}

/** Signs the account out everywhere, but for the one session that may be named. */
export async function endSessions(
  database: Queryable,
  userId: string,
  { but }: { but?: string } = {},
): Promise<void> {
  await database.query('delete from sessions where user_id = $1 and id is distinct from $2', [
    userId,
    but ?? null,
  ]);
}
