import type { FastifyInstance, RouteOptions } from 'fastify';
import type { EndpointAccess } from '@sopaan/schemas/endpoint';
import type { SessionUser } from './access';
import type { AccessTokens } from './access-token';
import { ApiError } from './api-error';

declare module 'fastify' {
  interface FastifyInstance {
    accessTokens: AccessTokens;
  }
  interface FastifyRequest {
    user: SessionUser | null;
  }
  interface FastifyContextConfig {
    access?: EndpointAccess;
  }
}

/** Finds out who asks. A route that does not say who may call it stops the start. */
export function auth(app: FastifyInstance, tokens: AccessTokens): void {
  const routes: RouteOptions[] = [];
  app.decorate('accessTokens', tokens);
  app.decorateRequest('user', null);

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
    const token = bearerToken(request.headers.authorization);
    const read = token === undefined ? undefined : await tokens.read(token);
    if (read?.status === 'valid') request.user = read.user;
    else if (read?.status === 'expired') throw new ApiError('TokenExpiredError');
    else if (access === 'session') throw new ApiError('UNAUTHENTICATED');
  });
}

function bearerToken(header: string | undefined): string | undefined {
  return header?.match(/^bearer ([\w.~+/-]+=*)$/i)?.[1];
}
