import type { FastifyInstance } from 'fastify';
import {
  getPictureEndpoint,
  removePictureEndpoint,
  setPictureEndpoint,
} from '@sopaan/schemas/profile/pictures';
import { ApiError } from '../../../http/api-error';
import { perAccount } from '../../../rate-limit/limits';
import { route } from '../../../routes/route';
import { findPictureFile } from './pictures.repository';
import { removePicture, setPicture } from './pictures.service';

const limits = [{ name: 'profile pictures', by: perAccount, count: 40, seconds: 3_600 }] as const;

/** A day only, because pictures of deleted accounts should not stay in caches for long. */
const CACHE_CONTROL = 'public, max-age=86400, immutable';

export function pictures(app: FastifyInstance): void {
  const { files } = app;

  route(
    app,
    setPictureEndpoint,
    ({ input: { kind, ...part }, files: sent, user, database }) =>
      setPicture(
        { database, files },
        { userId: user.id, kind },
        { bytes: sent.get('picture'), part },
      ),
    { limits },
  );

  route(
    app,
    removePictureEndpoint,
    ({ input, user, database }) => removePicture(database, { userId: user.id, kind: input.kind }),
    { limits },
  );

  route(app, getPictureEndpoint, async ({ input, database, reply }) => {
    const file = await findPictureFile(database, input);
    const picture = file === undefined ? undefined : await files.read(file);
    if (!picture) throw new ApiError('NOT_FOUND');
    reply.header('cache-control', CACHE_CONTROL);
    return picture;
  });
}
