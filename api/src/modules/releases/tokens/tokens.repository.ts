import type { DeployToken } from '@sopaan/schemas/release-token';
import type { Queryable } from '../../../plugins/database';

interface TokenRow {
  id: string;
  name: string;
  unit: string | null;
  created_at: Date;
  created_by: string;
  last_used_at: Date | null;
  revoked_at: Date | null;
}

interface NewToken {
  id: string;
  name: string;
  unit: string | null;
  hash: Buffer;
  createdBy: string;
}

const COLUMNS = 'id, name, unit, created_at, created_by, last_used_at, revoked_at';

/** Returns undefined if an active token has that name. */
export async function insertToken(
  db: Queryable,
  { id, name, unit, hash, createdBy }: NewToken,
): Promise<DeployToken | undefined> {
  const [row] = await db.query<TokenRow>(
    `insert into deploy_tokens (id, name, unit, hash, created_by) values ($1, $2, $3, $4, $5)
    on conflict (name) where revoked_at is null do nothing
    returning ${COLUMNS}`,
    [id, name, unit, hash, createdBy],
  );
  return row && toToken(row);
}

export async function findTokens(db: Queryable): Promise<DeployToken[]> {
  const rows = await db.query<TokenRow>(
    `select ${COLUMNS} from deploy_tokens order by created_at desc, id`,
  );
  return rows.map(toToken);
}

/** Returns undefined if the token does not exist. A revoked token keeps its revocation time. */
export async function revokeToken(
  db: Queryable,
  id: string,
): Promise<{ token: DeployToken; revokedNow: boolean } | undefined> {
  const [revoked] = await db.query<TokenRow>(
    `update deploy_tokens set revoked_at = now() where id = $1 and revoked_at is null
    returning ${COLUMNS}`,
    [id],
  );
  if (revoked) return { token: toToken(revoked), revokedNow: true };
  const [row] = await db.query<TokenRow>(`select ${COLUMNS} from deploy_tokens where id = $1`, [
    id,
  ]);
  return row && { token: toToken(row), revokedNow: false };
}

function toToken(row: TokenRow): DeployToken {
  const { id, name, unit } = row;
  return {
    ...{ id, name, unit },
    createdAt: row.created_at.toISOString(),
    createdBy: row.created_by,
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
    revokedAt: row.revoked_at?.toISOString() ?? null,
  };
}
