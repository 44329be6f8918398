import type { FastifyInstance } from 'fastify';
import { healthEndpoint, signalsEndpoint } from '@sopaan/schemas/releases/health';
import { route } from '../../../routes/route';
import { findHealth } from './health.service';
import { deleteOldSignals } from './signals.repository';
import { recordSignals } from './record-signals';

/** A thousand reports of the maximum size that an edge accepts from a browser, and the other fields of a batch. */
const BODY_LIMIT = 1000 * 4096 + 64 * 1024;

export function signals(app: FastifyInstance): void {
  route(
    app,
    signalsEndpoint,
    async ({ input, database }) => {
      const response = await recordSignals(database, input);
      await deleteOldSignals(database);
      return response;
    },
    { bodyLimit: BODY_LIMIT },
  );

  route(app, healthEndpoint, ({ input, database }) => findHealth(database, input));
}
