import { timingSafeEqual } from 'node:crypto';
import type { Deployer, SessionUser } from '../../../auth/access';
import type { Queryable } from '../../../database/database';
import { hashSecret } from './token-secret';
import { findActiveToken, findAdminEmail, touchToken } from './tokens.repository';

/** The deployer that the token of the settings belongs to. */
const OPERATOR = 'operator';

/** Names that the audit log uses for actors other than registry tokens. */
export const RESERVED_NAMES: readonly string[] = [OPERATOR, 'registry', 'admin'];

/** Looks up the deployer of a token; null if it is unknown or revoked. */
export function createDeployerLookup(database: Queryable, settingsToken: string | undefined) {
  const settingsHash = settingsToken === undefined ? undefined : hashSecret(settingsToken);
  return async (token: string): Promise<Deployer | null> => {
    const hash = hashSecret(token);
    if (settingsHash && timingSafeEqual(hash, settingsHash)) return { name: OPERATOR, unit: null };
    const row = await findActiveToken(database, hash);
    if (!row) return null;
    if (!row.is_recent) await touchToken(database, row.id);
    return { name: row.name, unit: row.unit };
  };
}

/** Looks up the admin of a session; null for everybody else. The role is read from the database, not from the token. */
export function createAdminLookup(database: Queryable) {
  return async ({ id }: SessionUser): Promise<Deployer | null> => {
    const email = await findAdminEmail(database, id);
    return email === undefined ? null : { name: adminName(email), unit: null };
  };
}

/** The name of an admin in the audit log. */
export function adminName(email: string): string {
  return `admin ${email}`;
}
