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

/** Call it in a transaction. `client` is the result of `clientLabel`. */
export async function startSession(
  transaction: Queryable,
  { id, role }: Account,
  client = '',
): Promise<Session> {
  const sessionId = randomUUID();
  // The lock makes this wait for a concurrent deletion of the account, and the other way round.
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
    [hashOf(refreshToken)],
  );
}

/** Returns whether the account had this session. */
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
