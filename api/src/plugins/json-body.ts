import type { FastifyInstance } from 'fastify';

/** Bodies are JSON and nothing else; an empty one counts as `{}`, as some calls have nothing to say. */
export function jsonBody(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, body, done) => {
      if (body.trim() === '') done(null, {});
      else parse(request, body, done);
    },
  );
}
