import type { FastifyInstance } from 'fastify';
import { object, string } from 'yup';

const line = (max: number) => string().max(max).defined();

const reportSchema = object({
  set: line(64),
  reference: line(64),
  remote: line(64),
  version: line(64),
  release: line(128),
  phase: line(32),
  code: line(64),
  message: line(300),
  path: line(500),
}).noUnknown();

/** `/-/reports`: a browser tells that a region failed; the log keeps it with set, remote and version. */
export function reports(app: FastifyInstance): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      '*',
      { parseAs: 'string', bodyLimit: 4096 },
      (_request, body, done) => done(null, body),
    );
    scope.post('/-/reports', async (request, reply) => {
      const report = parse(request.body);
      if (!report) return reply.code(400).send();
      request.log.warn({ report }, 'a region failed');
      return reply.code(204).send();
    });
  });
}

function parse(body: unknown) {
  try {
    return reportSchema.validateSync(JSON.parse(String(body)), { strict: true });
  } catch {
    return undefined;
  }
}
