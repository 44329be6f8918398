import type { FastifyInstance } from 'fastify';
import {
  createTokenEndpoint,
  listTokensEndpoint,
  revokeTokenEndpoint,
} from '@sopaan/schemas/releases/token';
import { route } from '../../../routes/route';
import { findTokens } from './tokens.repository';
import { createToken, revokeToken } from './tokens.service';

/** Deploy tokens. A token of one unit can neither create nor list them. */
export function tokens(app: FastifyInstance): void {
  route(
    app,
    createTokenEndpoint,
    ({ input, user, database }) => createToken(database, input, user.name),
    { scope: 'all units' },
  );

  route(app, listTokensEndpoint, async ({ database }) => ({ tokens: await findTokens(database) }), {
    scope: 'all units',
  });

  route(
    app,
    revokeTokenEndpoint,
    ({ input, user, database }) => revokeToken(database, input.id, user.name),
    { scope: 'all units' },
  );
}
