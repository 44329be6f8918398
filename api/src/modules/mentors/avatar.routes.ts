import type { FastifyInstance } from 'fastify';
import { getMentorAvatarEndpoint } from '@sopaan/schemas/mentors/mentor-application';
import { ApiError } from '../../http/api-error';
import { route } from '../../routes/route';
import { AVATAR_VERSION_LENGTH } from './avatar-url';
import { findAvatarFile } from './mentors.repository';

/** A day only, because pictures of deleted accounts should not stay in caches for long. */
const CACHE_CONTROL = 'public, max-age=86400, immutable';

/** The pictures of mentors, open to all. */
export function mentorAvatars(app: FastifyInstance): void {
  route(app, getMentorAvatarEndpoint, async ({ input, database, reply }) => {
    const file = await findAvatarFile(database, input.id);
    const avatar = file === undefined ? undefined : await app.files.read(file);
    if (file === undefined || !avatar) throw new ApiError('NOT_FOUND');
    // A URL of another version returns the current picture, which must not be cached under it.
    if (
      input.v !== undefined &&
      file.startsWith(input.v) &&
      input.v.length >= AVATAR_VERSION_LENGTH
    ) {
      reply.header('cache-control', CACHE_CONTROL);
    }
    return avatar;
  });
}
