import type { DeployToken } from '@sopaan/schemas/releases/token';
import type { Queryable } from '../../../database/database';
import { toToken, type ActiveTokenRow, type TokenRow } from './token-record';

interface NewToken {
  id: string;
  name: string;
  unit: string | null;
  hash: Buffer;
  createdBy: string;
}

const COLUMNS = 'id, name, unit, created_at, created_by, last_used_at, revoked_at';

/** Returns undefined if an active token has that name. */
export async function addToken(
  database: Queryable,
  { id, name, unit, hash, createdBy }: NewToken,
): Promise<DeployToken | undefined> {
  const [row] = await database.query<TokenRow>(
    `insert into deploy_tokens (id, name, unit, hash, created_by) values ($1, $2, $3, $4, $5)
    on conflict (name) where revoked_at is null do nothing
    returning ${COLUMNS}`,
    [id, name, unit, hash, createdBy],
  );
  return row && toToken(row);
}

export async function findTokens(database: Queryable): Promise<DeployToken[]> {
  const rows = await database.query<TokenRow>(
    `select ${COLUMNS} from deploy_tokens order by created_at desc, id`,
  );
  return rows.map(toToken);
}

/** Returns undefined if the token does not exist. A revoked token keeps its revocation time. */
export async function markRevoked(
  database: Queryable,
  id: string,
): Promise<{ token: DeployToken; revokedNow: boolean } | undefined> {
  const [revoked] = await database.query<TokenRow>(
    `update deploy_tokens set revoked_at = now() where id = $1 and revoked_at is null
    returning ${COLUMNS}`,
    [id],
  );
  if (revoked) return { token: toToken(revoked), revokedNow: true };
  const [row] = await database.query<TokenRow>(
    `select ${COLUMNS} from deploy_tokens where id = $1`,
    [id],
  );
  return row && { token: toToken(row), revokedNow: false };
}

/** The token with this hash, unless it is revoked. */
export async function findActiveToken(
  database: Queryable,
  hash: Buffer,
): Promise<ActiveTokenRow | undefined> {
  const [row] = await database.query<ActiveTokenRow>(
    `select id, name, unit, coalesce(last_used_at > now() - interval '1 minute', false) as is_recent
    from deploy_tokens where hash = $1 and revoked_at is null`,
    [hash],
  );
  return row;
}

export async function touchToken(database: Queryable, id: string): Promise<void> {
  await database.query('update deploy_tokens set last_used_at = now() where id = $1', [id]);
}

/** The email of an active account if its role is admin. */
export async function findAdminEmail(
  database: Queryable,
  userId: string,
): Promise<string | undefined> {
  const [user] = await database.query<{ email: string }>(
    "select email from users where id = $1 and role = 'admin' and is_active",
    [userId],
  );
  return user?.email;
}
