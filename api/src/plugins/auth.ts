import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, RouteOptions } from 'fastify';
import type { EndpointAccess } from '@sopaan/schemas/endpoint';
import type { Deployer, SessionUser } from './access';
import type { AccessTokens } from './access-token';
import { ApiError } from './api-error';

declare module 'fastify' {
  interface FastifyInstance {
    accessTokens: AccessTokens;
  }
  interface FastifyRequest {
    user: SessionUser | null;
    deployer: Deployer | null;
    edge: boolean;
  }
  interface FastifyContextConfig {
    access?: EndpointAccess;
  }
}

export interface Keys {
  accessTokens: AccessTokens;
  /** The key that edges share with the API; without one, no edge is believed. */
  edgeKey: string | undefined;
  /** Who a deploy token belongs to; null when it is unknown or revoked. */
  deployerOf: (token: string) => Promise<Deployer | null>;
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
  const routes: RouteOptions[] = [];
  app.decorate('accessTokens', tokens);
  app.decorateRequest('user', null);
  app.decorateRequest('deployer', null);
  app.decorateRequest('edge', false);

  app.addHook('onRoute', (route) => {
    routes.push(route);
  });
  app.addHook('onReady', async () => {
    const undeclared = routes.filter((route) => !route.config?.access);
    if (undeclared.length === 0) return;
    const names = undeclared.map(({ method, url }) => `${String(method)} ${url}`);
    throw new Error(`routes that do not say who may call them: ${names.join(', ')}`);
  });

  app.addHook('onRequest', async (request) => {
    const { access } = request.routeOptions.config;
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
      return;
    }
    const read = token === undefined ? undefined : await tokens.read(token);
    if (read?.status === 'valid') request.user = read.user;
    else if (read?.status === 'expired') throw new ApiError('TokenExpiredError');
    else if (access !== 'optional') throw new ApiError('UNAUTHENTICATED');
    if (access === 'deploy' && request.user) {
      request.deployer = await keys.adminOf(request.user);
      if (!request.deployer) throw new ApiError('FORBIDDEN');
    }
  });
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
