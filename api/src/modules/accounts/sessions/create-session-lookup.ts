import type { SessionUser } from '../../../plugins/access';
import type { Database } from '../../../plugins/database';

/**
 * The user of an access token as the database has it now; null when the session has ended or the account is gone or
 * switched off. Asked on each request, so that signing out and a change of role hold at once.
 */
export function liveSessionOf(database: Database) {
  return async ({ id, sessionId }: SessionUser): Promise<SessionUser | null> => {
    const [found] = await database.query<{ role: string }>(
      `select role from sessions join users on users.id = user_id and is_active
       where sessions.id = $1 and user_id = $2 and expires_at > now()`,
      [sessionId, id],
    );
    return found ? { id, role: found.role, sessionId } : null;
  };
}
