import type { FastifyInstance } from 'fastify';
import { ApiError } from './api-error';

/** Bodies are JSON in UTF-8 and nothing else; an empty one counts as `{}`, as some calls have nothing to say. */
export function jsonBody(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<Buffer>(
    'application/json',
    { parseAs: 'buffer' },
    (request, body, done) => {
      const text = textOf(body);
      if (text === undefined) done(new ApiError('VALIDATION_FAILED'));
      else if (text.trim() === '') done(null, {});
      else parse(request, text, done);
    },
  );
}

/** Bytes that are no characters would otherwise be stored as replacement characters. */
function textOf(bytes: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
