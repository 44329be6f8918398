import { failureSchema, vitalsSchema } from '@sopaan/schemas/release-health';
import type { FastifyInstance } from 'fastify';
import type { Schema } from 'yup';
import type { PageSigner } from './page-signature';
import type { SignalQueue } from './signal-queue';

/** With a registry: verifies page IDs and collects signals. */
export interface PageSignals {
  signer: PageSigner;
  queue: SignalQueue;
}

/**
 * Endpoints for `sendBeacon`. `/-/reports`: a region of a page failed. `/-/vitals`: how fast a page was. Failures are logged with
 * set, remote and version; the registry gets the signals of this site's pages.
 */
export function beacons(app: FastifyInstance, pageSignals: PageSignals | undefined): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      '*',
      { parseAs: 'string', bodyLimit: 4096 },
      (_request, body, done) => done(null, body),
    );
    const isTrusted = ({ page, set }: { page: string; set: string }) =>
      !pageSignals || pageSignals.signer.isValid(page, set);

    scope.post('/-/reports', async (request, reply) => {
      const report = parse(failureSchema, request.body);
      if (!report) return reply.code(400).send();
      if (!isTrusted(report)) return reply.code(403).send();
      request.log.warn({ report }, 'a region failed');
      pageSignals?.queue.addFailure(report);
      return reply.code(204).send();
    });
    scope.post('/-/vitals', async (request, reply) => {
      const vitals = parse(vitalsSchema, request.body);
      if (!vitals) return reply.code(400).send();
      if (!isTrusted(vitals)) return reply.code(403).send();
      request.log.debug({ vitals }, 'vitals of a page');
      pageSignals?.queue.addVitals(vitals);
      return reply.code(204).send();
    });
  });
}

/** Hosts from before page IDs send none. */
function parse<T>(schema: Schema<T>, body: unknown): T | undefined {
  try {
    const parsed: unknown = JSON.parse(String(body));
    const withPage = { page: '', ...(typeof parsed === 'object' ? parsed : undefined) };
    return schema.cast(schema.validateSync(withPage, { strict: true }));
  } catch {
    return undefined;
  }
}
