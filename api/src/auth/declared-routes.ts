import type { FastifyInstance, RouteOptions } from 'fastify';
import type { EndpointAccess } from '@sopaan/schemas/api/endpoint';
import type { RouteScope } from './access';

export interface DeclaredRoute {
  method: string;
  path: string;
  access: EndpointAccess;
  scope: RouteScope | undefined;
  /** What it does, in one sentence. */
  summary: string;
}

/** Returns a list that is filled when the app becomes ready. A route without declared access prevents startup. */
export function declaredRoutes(app: FastifyInstance): readonly DeclaredRoute[] {
  const registered: RouteOptions[] = [];
  const declared: DeclaredRoute[] = [];

  app.addHook('onRoute', (route) => {
    registered.push(route);
  });
  // Only once the app is ready, because another hook may set a route's access after its registration.
  app.addHook('onReady', async () => {
    const undeclared: string[] = [];
    for (const { method, url: path, config, schema } of registered) {
      const { access, scope } = config ?? {};
      const summary = schema?.summary ?? '';
      for (const name of [method].flat()) {
        if (access) declared.push({ method: name, path, access, scope, summary });
        else undeclared.push(`${name} ${path}`);
      }
    }
    if (undeclared.length === 0) return;
    throw new Error(`routes without declared access: ${undeclared.join(', ')}`);
  });
  return declared;
}
