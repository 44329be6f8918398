import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { EndpointAccess } from '@sopaan/schemas/endpoint';
import type { Deployer, RouteScope, SessionUser } from './access';
import type { AccessTokens } from './access-token';
import { ApiError } from './api-error';
import { declaredRoutes, type DeclaredRoute } from './declared-routes';

declare module 'fastify' {
  interface FastifyInstance {
    accessTokens: AccessTokens;
    /** Every route with who may call it, once the app is ready. */
    declaredRoutes: readonly DeclaredRoute[];
  }
  interface FastifyRequest {
    user: SessionUser | null;
    deployer: Deployer | null;
    edge: boolean;
  }
  interface FastifyContextConfig {
    access?: EndpointAccess;
    scope?: RouteScope;
  }
}

export interface Keys {
  accessTokens: AccessTokens;
  /** The key that edges share with the API; without one, no edge is believed. */
  edgeKey: string | undefined;
  /** Who a deploy token belongs to; null when it is unknown or revoked. */
  deployerOf: (token: string) => Promise<Deployer | null>;
  /** The user of an access token as the account is now; null when the session has ended. */
  liveSession: (user: SessionUser) => Promise<SessionUser | null>;
  /** The admin behind a session, for the audit log. */
  adminOf: (user: SessionUser) => Promise<Deployer | null>;
}

/** What every deploy token begins with. Access tokens never do. */
export const DEPLOY_TOKEN_PREFIX = 'sopaan_deploy_';

/** The header in which an edge sends its key. */
export const EDGE_KEY_HEADER = 'x-sopaan-edge-key';

/** Finds out who asks. A route that does not say who may call it stops the start. */
export function auth(app: FastifyInstance, keys: Keys): void {
  const tokens = keys.accessTokens;
  app.decorate('accessTokens', tokens);
  app.decorateRequest('user', null);
  app.decorateRequest('deployer', null);
  app.decorateRequest('edge', false);

  app.decorate('declaredRoutes', declaredRoutes(app));

  app.addHook('onRequest', async (request) => {
    const { access, scope } = request.routeOptions.config;
    if (!access || access === 'public') return;
    if (access === 'edge') {
      request.edge = isSame(request.headers[EDGE_KEY_HEADER], keys.edgeKey);
      if (!request.edge) throw new ApiError('UNAUTHENTICATED');
      return;
    }
    const token = bearerToken(request.headers.authorization);
    if (access === 'deploy' && token?.startsWith(DEPLOY_TOKEN_PREFIX)) {
      request.deployer = await keys.deployerOf(token);
      if (!request.deployer) throw new ApiError('UNAUTHENTICATED');
      if (scope === 'all units') refuseUnitToken(request.deployer);
      return;
    }
    const read = token === undefined ? undefined : await tokens.read(token);
    if (read?.status === 'valid') request.user = await keys.liveSession(read.user);
    // A session that has ended looks like an old token: the client refreshes, and learns of the end from that.
    if (read?.status === 'expired' || (read?.status === 'valid' && !request.user)) {
      throw new ApiError('TokenExpiredError');
    }
    if (!request.user && access !== 'optional') throw new ApiError('UNAUTHENTICATED');
    if (access === 'deploy' && request.user) {
      request.deployer = await keys.adminOf(request.user);
      if (!request.deployer) throw new ApiError('FORBIDDEN');
    }
  });
}

function refuseUnitToken({ name, unit }: Deployer): void {
  if (unit === null) return;
  const message = `The token ${name} is for ${unit} only. This needs a token of all units, or an admin.`;
  throw new ApiError('FORBIDDEN', { reasons: [{ rule: 'token', about: [unit], message }] });
}

/** Takes as long for a key that is nearly right as for any other. */
function isSame(given: unknown, key: string | undefined): boolean {
  if (typeof given !== 'string' || key === undefined) return false;
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(given), hash(key));
}

function bearerToken(header: string | undefined): string | undefined {
  return header?.match(/^bearer ([\w.~+/-]+=*)$/i)?.[1];
}
