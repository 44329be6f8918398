import type { SessionUser } from '../../../auth/access';
import type { Database } from '../../../database/database';
import { findLiveRole } from './sessions.repository';

/**
 * Looks up the user of an access token; null if the session has ended or the account is deleted or deactivated.
 * Called on each request, so that a logout or a change of role takes effect at once.
 */
export function createSessionLookup(database: Database) {
  return async ({ id, sessionId }: SessionUser): Promise<SessionUser | null> => {
    const role = await findLiveRole(database, { id, sessionId });
    return role === undefined ? null : { id, role, sessionId };
  };
}
