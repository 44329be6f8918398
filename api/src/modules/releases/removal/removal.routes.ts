import type { FastifyInstance } from 'fastify';
import { removedReleasesEndpoint } from '@sopaan/schemas/releases/publish';
import { route } from '../../../routes/route';
import { findRemoved } from './removal.repository';

/** Which releases the edges need not keep. */
export function removal(app: FastifyInstance): void {
  route(app, removedReleasesEndpoint, async ({ input, database }) => {
    const removed = await findRemoved(database, input.releases);
    return { removed: removed.map(({ unit, release }) => ({ unit, release })) };
  });
}
