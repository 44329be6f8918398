import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import {
  createTokenEndpoint,
  listTokensEndpoint,
  revokeTokenEndpoint,
} from '@sopaan/schemas/release-token';
import { ApiError } from '../../../plugins/api-error';
import { route } from '../../../plugins/route';
import { addLog } from '../log/log.repository';
import { RESERVED_NAMES } from './deployer';
import { hashOf, newSecret } from './token-secret';
import { findTokens, insertToken, revokeToken } from './tokens.repository';

/** Deploy tokens. A token of one unit can neither create nor list them. */
export function tokens(app: FastifyInstance): void {
  route(
    app,
    createTokenEndpoint,
    async ({ input, user, database }) => {
      const { name, unit } = input;
      if (RESERVED_NAMES.includes(name)) throw nameTaken();
      const secret = newSecret();
      const token = await database.transaction(async (db) => {
        const row = { id: randomUUID(), name, unit, hash: hashOf(secret), createdBy: user.name };
        const added = await insertToken(db, row);
        if (!added) throw nameTaken();
        await addLog(db, {
          actor: user.name,
          action: 'token',
          why: `${name} for ${scopeOf(unit)}`,
        });
        return added;
      });
      return { token, secret };
    },
    { scope: 'all units' },
  );

  route(app, listTokensEndpoint, async ({ database }) => ({ tokens: await findTokens(database) }), {
    scope: 'all units',
  });

  route(
    app,
    revokeTokenEndpoint,
    ({ input, user, database }) =>
      database.transaction(async (db) => {
        const revoked = await revokeToken(db, input.id);
        if (!revoked) throw new ApiError('NOT_FOUND');
        const { token, revokedNow } = revoked;
        const why = `${token.name} for ${scopeOf(token.unit)}`;
        if (revokedNow) await addLog(db, { actor: user.name, action: 'revoke token', why });
        return token;
      }),
    { scope: 'all units' },
  );
}

function scopeOf(unit: string | null): string {
  return unit ?? 'all units';
}

function nameTaken(): ApiError {
  return new ApiError('CONFLICT', { fields: { name: 'Another token has this name.' } });
}
