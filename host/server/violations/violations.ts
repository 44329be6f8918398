import type { FastifyInstance } from 'fastify';
import { object, string } from 'yup';
import type { PageSignals } from '../signals/beacons';
import { attributeReport } from './attribute-report';
import { reportReaders, type BrowserReport } from './browser-reports';
import { minuteLimit } from './minute-limit';

const BODY_LIMIT_BYTES = 64 * 1024;

/** The limit for all pages of this edge together: enough to see what is wrong. */
const REPORTS_PER_MINUTE = 600;

const querySchema = object({
  set: string().max(64).required(),
  page: string().max(80).required(),
}).noUnknown();

/** `/-/violations`: receives reports about what the content security policy of a page blocked, and about files with another hash. */
export function violations(app: FastifyInstance, { signer, queue }: PageSignals): void {
  const fitsIntoMinute = minuteLimit(REPORTS_PER_MINUTE);
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    for (const [type, read] of Object.entries(reportReaders)) {
      scope.addContentTypeParser(
        type,
        { parseAs: 'string', bodyLimit: BODY_LIMIT_BYTES },
        (_request, body, done) => done(null, parse(read, String(body))),
      );
    }
    scope.post<{ Body: BrowserReport[] | undefined }>('/-/violations', async (request, reply) => {
      const query = querySchema.isValidSync(request.query, { strict: true }) && request.query;
      if (!query || !request.body) return reply.code(400).send();
      if (!signer.isValid(query.page, query.set)) return reply.code(403).send();
      const reports = request.body.flatMap((report) => attributeReport(report) ?? []);
      if (!fitsIntoMinute(reports.length))
        return reply.code(429).header('retry-after', '60').send();
      for (const report of reports) queue.addViolation({ ...report, set: query.set, count: 1 });
      if (reports.length > 0) request.log.warn({ reports }, 'a page violated its content policy');
      return reply.code(204).send();
    });
  });
}

function parse(
  read: (body: unknown) => BrowserReport[],
  text: string,
): BrowserReport[] | undefined {
  try {
    return read(JSON.parse(text));
  } catch {
    return undefined;
  }
}
