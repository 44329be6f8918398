import type { FastifyInstance } from 'fastify';
import { ApiError } from './api-error';

/** Bodies are JSON in UTF-8 and nothing else; an empty one counts as `{}`, as some calls have nothing to say. */
export function jsonBody(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  readJson(app, 'application/json');
}

/** In this scope they are JSON whatever they say they are. No cookie may count there: other sites' pages can send such bodies. */
export function jsonOfAnyType(app: FastifyInstance): void {
  readJson(app, '*');
}

function readJson(app: FastifyInstance, type: string): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<Buffer>(type, { parseAs: 'buffer' }, (request, body, done) => {
    const text = textOf(body);
    if (text === undefined) done(new ApiError('VALIDATION_FAILED'));
    else if (text.trim() === '') done(null, {});
    else parse(request, text, done);
  });
}

/** Bytes that are no characters would otherwise be stored as replacement characters. */
function textOf(bytes: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
