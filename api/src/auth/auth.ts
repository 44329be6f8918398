import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { EndpointAccess } from '@sopaan/schemas/api/endpoint';
import type { Deployer, RouteScope, SessionUser } from './access';
import type { AccessTokens, Authentication } from './access-token';
import { ApiError } from '../http/api-error';
import { declaredRoutes, type DeclaredRoute } from './declared-routes';

declare module 'fastify' {
  interface FastifyInstance {
    accessTokens: AccessTokens;
    /** The current user of an access token. An ended session looks like an expired token. */
    authenticate: (token: string) => Promise<Authentication>;
    /** Every route with its access, once the app is ready. */
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

interface AuthOptions {
  accessTokens: AccessTokens;
  /** The key that edges share with the API; without one, no edge is authenticated. */
  edgeKey: string | undefined;
  /** The deployer of a token; null if it is unknown or revoked. */
  findDeployer: (token: string) => Promise<Deployer | null>;
  /** The current user of an access token; null if the session has ended. */
  findLiveSession: (user: SessionUser) => Promise<SessionUser | null>;
  /** The admin of a session, for the audit log; null for other roles. */
  findAdmin: (user: SessionUser) => Promise<Deployer | null>;
}

/** The prefix of every deploy token. Access tokens never have it. */
export const DEPLOY_TOKEN_PREFIX = 'sopaan_deploy_';

/** The header in which an edge sends its key. */
export const EDGE_KEY_HEADER = 'x-sopaan-edge-key';

/** Authenticates each request as its route's access requires. A route without declared access prevents startup. */
export function auth(app: FastifyInstance, options: AuthOptions): void {
  const tokens = options.accessTokens;
  app.decorate('accessTokens', tokens);
  const authenticate = async (token: string): Promise<Authentication> => {
    const result = await tokens.read(token);
    if (result.status !== 'valid') return result;
    const user = await options.findLiveSession(result.user);
    // The client refreshes, and learns from the response that the session has ended.
    return user ? { status: 'valid', user } : { status: 'expired' };
  };
  app.decorate('authenticate', authenticate);
  app.decorateRequest('user', null);
  app.decorateRequest('deployer', null);
  app.decorateRequest('edge', false);

  app.decorate('declaredRoutes', declaredRoutes(app));

  app.addHook('onRequest', async (request) => {
    const { access, scope } = request.routeOptions.config;
    if (!access || access === 'public') return;
    if (access === 'edge') {
      request.edge = isSameKey(request.headers[EDGE_KEY_HEADER], options.edgeKey);
      if (!request.edge) throw new ApiError('UNAUTHENTICATED');
      return;
    }
    const token = bearerToken(request.headers.authorization);
    if (access === 'deploy' && token?.startsWith(DEPLOY_TOKEN_PREFIX)) {
      request.deployer = await options.findDeployer(token);
      if (!request.deployer) throw new ApiError('UNAUTHENTICATED');
      if (scope === 'all units') rejectUnitToken(request.deployer);
      return;
    }
    const result = token === undefined ? undefined : await authenticate(token);
    if (result?.status === 'expired') throw new ApiError('TokenExpiredError');
    if (result?.status === 'valid') request.user = result.user;
    if (!request.user && access !== 'optional') throw new ApiError('UNAUTHENTICATED');
    if (access === 'deploy' && request.user) {
      request.deployer = await options.findAdmin(request.user);
      if (!request.deployer) throw new ApiError('FORBIDDEN');
    }
  });
}

function rejectUnitToken({ name, unit }: Deployer): void {
  if (unit === null) return;
  const message = `The token ${name} is for ${unit} only. This needs a token for all units, or an admin.`;
  throw new ApiError('FORBIDDEN', { reasons: [{ rule: 'token', about: [unit], message }] });
}

/** Compares in constant time. */
function isSameKey(given: unknown, key: string | undefined): boolean {
  if (typeof given !== 'string' || key === undefined) return false;
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(given), hash(key));
}

function bearerToken(header: string | undefined): string | undefined {
  return header?.match(/^bearer ([\w.~+/-]+=*)$/i)?.[1];
}
