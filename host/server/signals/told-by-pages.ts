import { failureSchema, vitalsSchema } from '@sopaan/schemas/release-health';
import type { FastifyInstance } from 'fastify';
import type { Schema } from 'yup';
import type { PageSigner } from './page-signature';
import type { SignalQueue } from './signal-queue';

/** With a registry: verifies page IDs and collects signals. */
export interface Counted {
  signer: PageSigner;
  queue: SignalQueue;
}

/**
 * Endpoints for `sendBeacon`. `/-/reports`: a region of a page failed. `/-/vitals`: how fast a page was. Failures are logged with
 * set, remote and version; the registry gets the signals of this site's pages.
 */
export function toldByPages(app: FastifyInstance, counted: Counted | undefined): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      '*',
      { parseAs: 'string', bodyLimit: 4096 },
      (_request, body, done) => done(null, body),
    );
    const isCounted = ({ page, set }: { page: string; set: string }) =>
      !counted || counted.signer.fits(page, set);

    scope.post('/-/reports', async (request, reply) => {
      const report = parse(failureSchema, request.body);
      if (!report) return reply.code(400).send();
      if (!isCounted(report)) return reply.code(403).send();
      request.log.warn({ report }, 'a region failed');
      counted?.queue.failure(report);
      return reply.code(204).send();
    });
    scope.post('/-/vitals', async (request, reply) => {
      const vitals = parse(vitalsSchema, request.body);
      if (!vitals) return reply.code(400).send();
      if (!isCounted(vitals)) return reply.code(403).send();
      request.log.debug({ vitals }, 'vitals of a page');
      counted?.queue.vitals(vitals);
      return reply.code(204).send();
    });
  });
}

/** Hosts from before page IDs send none. */
function parse<T>(schema: Schema<T>, body: unknown): T | undefined {
  try {
    const told: unknown = JSON.parse(String(body));
    const named = { page: '', ...(typeof told === 'object' ? told : undefined) };
    return schema.cast(schema.validateSync(named, { strict: true }));
  } catch {
    return undefined;
  }
}
