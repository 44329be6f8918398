import type { FastifyInstance } from 'fastify';
import {
  listReleasesEndpoint,
  publishEndpoint,
  releaseForEdgeEndpoint,
  verifyEndpoint,
} from '@sopaan/schemas/releases/publish';
import { ApiError } from '../../../http/api-error';
import { route } from '../../../routes/route';
import { encodingsOf } from '../store/encodings';
import { verifyRelease } from '../store/verify-release';
import { publishRelease } from './publish-release';
import { findReleases } from './release-list.repository';
import { findRelease } from './releases.repository';

/** Publishing, listing and verifying releases. */
export function publish(app: FastifyInstance): void {
  route(
    app,
    publishEndpoint,
    ({ input, user, database }) => publishRelease(database, app.releaseStore, user, input),
    { scope: 'own unit' },
  );

  route(app, listReleasesEndpoint, ({ input, database }) => findReleases(database, input));

  route(app, releaseForEdgeEndpoint, async ({ input, database }) => {
    const found = await findRelease(database, input.unit, input.release);
    if (!found) throw new ApiError('NOT_FOUND');
    const { manifest, author, commit, publishedAt } = found;
    const encodings = await encodingsOf(database, manifest);
    return { manifest, author, commit, publishedAt, encodings };
  });

  route(app, verifyEndpoint, async ({ input, database }) => {
    const found = await findRelease(database, input.unit, input.release);
    if (!found) throw new ApiError('NOT_FOUND');
    const faults = await verifyRelease(database, app.releaseStore, found.manifest);
    return { sound: faults.length === 0, faults };
  });
}
