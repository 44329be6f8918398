import type { FastifyInstance } from 'fastify';
import { getSharePictureEndpoint } from '@sopaan/schemas/pages/share-picture';
import { ApiError } from '../../http/api-error';
import { perAddress, type Limit } from '../../rate-limit/limits';
import { route } from '../../routes/route';
import { findContent } from './find-content';
import { contentVersion } from './share-picture-content';
import { SharePictureCache } from './share-picture-cache';

/** More than the crawler of a site that shows previews needs, too little to keep a core busy. */
const limits: readonly Limit[] = [
  { name: 'share pictures', by: perAddress, count: 120, seconds: 60 },
];

/** The address of a picture changes with its content. */
const CURRENT = 'public, max-age=604800, immutable';
/** An address without the current version gets another picture later, and a profile may be switched off. */
const CHANGING = 'public, max-age=300';

/** Pictures for link previews, drawn from the facts of the page. */
export function sharePictures(app: FastifyInstance): void {
  const cache = new SharePictureCache();

  route(
    app,
    getSharePictureEndpoint,
    async ({ input: { kind, id, v }, database, request, reply }) => {
      const content = await findContent[kind](database, id);
      if (!content) throw new ApiError('NOT_FOUND');
      const version = contentVersion(content);
      const etag = `"${version}"`;
      reply.header('etag', etag);
      reply.header('cache-control', v === version && kind !== 'profile' ? CURRENT : CHANGING);
      if (request.headers['if-none-match'] === etag) {
        reply.code(304);
        return new Blob([], { type: 'image/png' });
      }
      return new Blob([new Uint8Array(await cache.get(content))], { type: 'image/png' });
    },
    { limits },
  );
}
