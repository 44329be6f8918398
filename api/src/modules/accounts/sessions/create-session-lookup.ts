import type { SessionUser } from '../../../plugins/access';
import type { Database } from '../../../plugins/database';

/**
 * Looks up the user of an access token; null if the session has ended or the account is deleted or deactivated.
 * Called on each request, so that a logout or a change of role takes effect at once.
 */
export function createSessionLookup(database: Database) {
  return async ({ id, sessionId }: SessionUser): Promise<SessionUser | null> => {
    const [found] = await database.query<{ role: string }>(
      `select role from sessions join users on users.id = user_id and is_active
       where sessions.id = $1 and user_id = $2 and expires_at > now()`,
      [sessionId, id],
    );
    return found ? { id, role: found.role, sessionId } : null;
  };
}
