import type { FastifyInstance } from 'fastify';
import { blobName, blobIntegrity } from '@sopaan/contract/blob';
import { missingFilesEndpoint } from '@sopaan/schemas/release-publish';
import { route } from '../../../plugins/route';
import { findMissingBlobs } from './find-missing-blobs';
import { download } from './download.route';
import { upload } from './upload.route';

/** Files of releases: uploads by deployers, downloads by edges. */
export function store(app: FastifyInstance): void {
  route(app, missingFilesEndpoint, async ({ input, database }) => {
    const missing = await findMissingBlobs(
      database,
      app.releaseStore,
      input.integrities.map(blobName),
    );
    return { missing: missing.map(blobIntegrity) };
  });
  upload(app);
  download(app);
}
