import type { FastifyInstance } from 'fastify';
import { blobName, blobIntegrity } from '@sopaan/contract/blob';
import { missingFilesEndpoint } from '@sopaan/schemas/releases/publish';
import { route } from '../../../routes/route';
import { findMissingBlobs } from './find-missing-blobs';
import { download } from './download.routes';
import { upload } from './upload.routes';

/** Files of releases: uploads by deployers, downloads by edges. */
export function store(app: FastifyInstance): void {
  route(app, missingFilesEndpoint, async ({ input, database }) => {
    const missingBlobs = await findMissingBlobs(
      database,
      app.releaseStore,
      input.integrities.map(blobName),
    );
    return { missing: missingBlobs.map(blobIntegrity) };
  });
  upload(app);
  download(app);
}
