import type { DeployToken } from '@sopaan/schemas/releases/token';

export interface TokenRow {
  id: string;
  name: string;
  unit: string | null;
  created_at: Date;
  created_by: string;
  last_used_at: Date | null;
  revoked_at: Date | null;
}

export interface ActiveTokenRow extends Pick<TokenRow, 'id' | 'name' | 'unit'> {
  /** Used within the last minute. */
  is_recent: boolean;
}

export function toToken(row: TokenRow): DeployToken {
  const { id, name, unit } = row;
  return {
    ...{ id, name, unit },
    createdAt: row.created_at.toISOString(),
    createdBy: row.created_by,
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
    revokedAt: row.revoked_at?.toISOString() ?? null,
  };
}
