import type { FastifyInstance } from 'fastify';

/** Remembers the routes, to distinguish a wrong method (405) from a wrong path (404). */
export function allowedMethods(app: FastifyInstance): (url: string) => string[] {
  const routes: Array<{ pattern: RegExp; methods: string[] }> = [];

  app.addHook('onRoute', ({ url, method }) => {
    const source = url
      .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
      .replace(/:\w+/g, '[^/]+')
      .replaceAll('\\*', '.*');
    routes.push({ pattern: new RegExp(`^${source}/?$`), methods: [method].flat() });
  });

  return (url) => {
    const path = url.split('?')[0] ?? url;
    const methods = routes.filter(({ pattern }) => pattern.test(path)).flatMap((r) => r.methods);
    return [...new Set(methods)].sort();
  };
}
