import { failureSchema, vitalsSchema } from '@sopaan/schemas/releases/health';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Schema } from 'yup';
import type { InstalledFileRef } from '../installs/installed-file-problems';
import { findReportedFile } from './find-reported-file';
import type { PageSigner } from './page-signature';
import type { SignalQueue } from './signal-queue';

/** What an edge with a registry does with reports: verifies page IDs, collects signals and checks files that pages could not load. */
export interface PageSignals {
  signer: PageSigner;
  queue: SignalQueue;
  recheckFile: (file: InstalledFileRef) => Promise<void>;
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
    const receive = <T extends { page: string; set: string }>(
      path: string,
      schema: Schema<T>,
      record: (signal: T, log: FastifyBaseLogger) => void,
    ) =>
      scope.post(path, async (request, reply) => {
        const signal = parse(schema, request.body);
        if (!signal) return reply.code(400).send();
        if (pageSignals && !pageSignals.signer.isValid(signal.page, signal.set)) {
          return reply.code(403).send();
        }
        record(signal, request.log);
        return reply.code(204).send();
      });

    receive('/-/reports', failureSchema, (report, log) => {
      log.warn({ report }, 'a region failed');
      pageSignals?.queue.addFailure(report);
      const file = findReportedFile(report);
      if (file) void pageSignals?.recheckFile(file);
    });
    receive('/-/vitals', vitalsSchema, (vitals, log) => {
      log.debug({ vitals }, 'vitals of a page');
      pageSignals?.queue.addVitals(vitals);
    });
  });
}

/** Parses a body as JSON; undefined if it is invalid. Old hosts send no page ID. */
function parse<T>(schema: Schema<T>, body: unknown): T | undefined {
  try {
    const parsed: unknown = JSON.parse(String(body));
    const withPage = { page: '', ...(typeof parsed === 'object' ? parsed : undefined) };
    // Strict, so that values of other types are rejected instead of converted; `cast` then fills in the defaults.
    return schema.cast(schema.validateSync(withPage, { strict: true }));
  } catch {
    return undefined;
  }
}
