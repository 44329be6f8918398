import type { FastifyInstance, FastifyRequest } from 'fastify';
import { siteOrigin } from '../visitors/site-origin';
import { previewCookie } from '../visitors/visitor-cookies';

/** `POST /-/preview/leave`: accepted from a page of this site only. */
export function leavePreview(app: FastifyInstance, siteUrl: string | undefined): void {
  app.register(async (scope) => {
    // A body of any content type is accepted and ignored.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      '*',
      { parseAs: 'string', bodyLimit: 1024 },
      (_request, _body, done) => done(null),
    );
    scope.post('/-/preview/leave', async (request, reply) => {
      void reply.header('cache-control', 'no-store');
      if (!isSameOrigin(request, siteUrl)) return reply.code(403).send();
      previewCookie.clear(request, reply);
      return reply.code(204).send();
    });
  });
}

/** Browsers send at least one of the two headers. */
function isSameOrigin(request: FastifyRequest, siteUrl: string | undefined): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (site !== undefined) return site === 'same-origin';
  return origin !== undefined && origin === siteOrigin(request, siteUrl);
}
