import type { FastifyInstance } from 'fastify';
import { authorize } from '../../../auth/access';
import { ApiError } from '../../../http/api-error';
import { readDownload } from './blob-input';
import { findBlobs, storedName } from './blobs.repository';

/** The compression of the response body. Not `content-encoding`, so that nothing on the way decompresses it. */
const ENCODING_HEADER = 'x-sopaan-encoding';

const schema = { summary: 'The bytes of a file of a release, for an edge.', tags: ['releases'] };

/** `GET /api/releases/blobs/:name`. Does not use `route`, because its response is binary. */
export function download(app: FastifyInstance): void {
  app.get(
    '/api/releases/blobs/:name',
    { config: { access: 'edge' }, schema, compress: false },
    async (request, reply) => {
      authorize.edge(request);
      const { name } = await readDownload(request);
      const blob = (await findBlobs(app.database, [name])).get(name);
      const bytes = blob && (await app.releaseStore.read(storedName(blob)));
      if (!bytes) throw new ApiError('NOT_FOUND');
      reply.headers({
        'cache-control': 'no-store',
        'content-type': 'application/octet-stream',
        [ENCODING_HEADER]: blob.encoding,
      });
      return reply.send(bytes);
    },
  );
}
