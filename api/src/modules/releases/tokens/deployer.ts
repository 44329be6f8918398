import { timingSafeEqual } from 'node:crypto';
import type { Deployer, SessionUser } from '../../../plugins/access';
import type { Queryable } from '../../../plugins/database';
import { hashOf } from './token-secret';

/** The deployer that the token of the settings belongs to. */
const OPERATOR = 'operator';

/** Names that the audit log uses for actors other than registry tokens. */
export const RESERVED_NAMES: readonly string[] = [OPERATOR, 'registry', 'admin'];

interface DeployerRow {
  id: string;
  name: string;
  unit: string | null;
  is_recent: boolean;
}

/** Looks up the deployer of a token; null if it is unknown or revoked. */
export function createDeployerLookup(database: Queryable, settingsToken: string | undefined) {
  const settingsHash = settingsToken === undefined ? undefined : hashOf(settingsToken);
  return async (token: string): Promise<Deployer | null> => {
    const hash = hashOf(token);
    if (settingsHash && timingSafeEqual(hash, settingsHash)) return { name: OPERATOR, unit: null };
    const [row] = await database.query<DeployerRow>(
      `select id, name, unit, coalesce(last_used_at > now() - interval '1 minute', false) as is_recent
      from deploy_tokens where hash = $1 and revoked_at is null`,
      [hash],
    );
    if (!row) return null;
    if (!row.is_recent) {
      await database.query('update deploy_tokens set last_used_at = now() where id = $1', [row.id]);
    }
    return { name: row.name, unit: row.unit };
  };
}

/** Looks up the admin of a session; null for everybody else. The role is read from the database, not from the token. */
export function createAdminLookup(database: Queryable) {
  return async ({ id }: SessionUser): Promise<Deployer | null> => {
    const [user] = await database.query<{ email: string }>(
      "select email from users where id = $1 and role = 'admin' and is_active",
      [id],
    );
    return user ? { name: adminName(user.email), unit: null } : null;
  };
}

/** The name of an admin in the audit log. */
export function adminName(email: string): string {
  return `admin ${email}`;
}
