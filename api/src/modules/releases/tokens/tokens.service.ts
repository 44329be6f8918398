import { randomUUID } from 'node:crypto';
import type { DeployToken } from '@sopaan/schemas/releases/token';
import type { Database } from '../../../database/database';
import { ApiError } from '../../../http/api-error';
import { addLog } from '../log/log.repository';
import { RESERVED_NAMES } from './deployer';
import { hashSecret, newSecret } from './token-secret';
import { addToken, markRevoked } from './tokens.repository';

/** Returns the secret, which is not stored. */
export async function createToken(
  database: Database,
  { name, unit }: { name: string; unit: string | null },
  by: string,
): Promise<{ token: DeployToken; secret: string }> {
  if (RESERVED_NAMES.includes(name)) throw nameTaken();
  const secret = newSecret();
  const token = await database.transaction(async (transaction) => {
    const row = { id: randomUUID(), name, unit, hash: hashSecret(secret), createdBy: by };
    const addedToken = await addToken(transaction, row);
    if (!addedToken) throw nameTaken();
    await addLog(transaction, {
      actor: by,
      action: 'token',
      why: `${name} for ${describeScope(unit)}`,
    });
    return addedToken;
  });
  return { token, secret };
}

/** Idempotent. */
export function revokeToken(database: Database, id: string, by: string): Promise<DeployToken> {
  return database.transaction(async (transaction) => {
    const revoked = await markRevoked(transaction, id);
    if (!revoked) throw new ApiError('NOT_FOUND');
    const { token, revokedNow } = revoked;
    const why = `${token.name} for ${describeScope(token.unit)}`;
    if (revokedNow) await addLog(transaction, { actor: by, action: 'revoke token', why });
    return token;
  });
}

function describeScope(unit: string | null): string {
  return unit ?? 'all units';
}

function nameTaken(): ApiError {
  return new ApiError('CONFLICT', { fields: { name: 'Another token has this name.' } });
}
