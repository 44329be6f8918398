import type { FastifyInstance } from 'fastify';
import { BLOB_MAX_BYTES } from '@sopaan/contract/blob';
import { authorize } from '../../../auth/access';
import { ApiError } from '../../../http/api-error';
import { readUpload } from './blob-input';
import { storeUpload } from './store-upload';

const schema = {
  summary: 'Uploads a file of a release: its bytes, named by the SHA-384 of their plain content.',
  tags: ['releases'],
  security: [{ bearer: [] }],
};

/** `PUT /api/releases/blobs/:name?encoding=br|identity`. Does not use `route`, because its request body is binary. */
export function upload(app: FastifyInstance): void {
  // A separate scope, as no other route accepts a body that is not JSON.
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/octet-stream',
      { parseAs: 'buffer' },
      (_request, body, done) => done(null, body),
    );
    scope.put(
      '/api/releases/blobs/:name',
      { config: { access: 'deploy' }, schema, bodyLimit: BLOB_MAX_BYTES },
      async (request) => {
        authorize.deploy(request);
        const { name, encoding } = await readUpload(request);
        if (!Buffer.isBuffer(request.body)) throw new ApiError('UNSUPPORTED_MEDIA_TYPE');
        const file = { name, encoding, stored: request.body };
        return { status: await storeUpload(app.database, app.releaseStore, file) };
      },
    );
  });
}
