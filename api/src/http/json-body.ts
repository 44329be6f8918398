import type { FastifyInstance } from 'fastify';
import { ApiError } from './api-error';

/** Accepts only JSON in UTF-8. An empty body counts as `{}`. */
export function jsonBody(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  addJsonParser(app, 'application/json');
}

/** Parses bodies of any content type as JSON. Routes in this scope must not use cookies, because other sites can send such bodies. */
export function acceptAnyTypeAsJson(app: FastifyInstance): void {
  addJsonParser(app, '*');
}

/** Discards bodies of any content type: the fields of these routes are in their paths. */
export function ignoreBody(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, _body, done) => done(null, {}));
}

function addJsonParser(app: FastifyInstance, type: string): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<Buffer>(type, { parseAs: 'buffer' }, (request, body, done) => {
    const text = decodeUtf8(body);
    if (text === undefined) done(new ApiError('VALIDATION_FAILED'));
    else if (text.trim() === '') done(null, {});
    else parse(request, text, done);
  });
}

/** Undefined for invalid UTF-8, which would otherwise be stored as replacement characters. */
function decodeUtf8(bytes: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
