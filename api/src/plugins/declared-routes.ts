import type { FastifyInstance, RouteOptions } from 'fastify';
import type { EndpointAccess } from '@sopaan/schemas/endpoint';
import type { RouteScope } from './access';

export interface DeclaredRoute {
  method: string;
  path: string;
  access: EndpointAccess;
  scope: RouteScope | undefined;
  /** What it does, in a sentence. */
  summary: string;
}

/** Fills when the app gets ready. A route that does not say who may call it stops the start. */
export function declaredRoutes(app: FastifyInstance): readonly DeclaredRoute[] {
  const registered: RouteOptions[] = [];
  const declared: DeclaredRoute[] = [];

  app.addHook('onRoute', (route) => {
    registered.push(route);
  });
  // Only now: the scope of a route may have had its say after it was registered.
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
    throw new Error(`routes that do not say who may call them: ${undeclared.join(', ')}`);
  });
  return declared;
}
