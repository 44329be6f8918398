import type { FastifyInstance } from 'fastify';
import { getMentorAvatarEndpoint } from '@sopaan/schemas/mentor-application';
import { ApiError } from '../../plugins/api-error';
import { route } from '../../plugins/route';

/** A day only, because pictures of deleted accounts should not stay in caches for long. */
const CACHE_CONTROL = 'public, max-age=86400, immutable';

/** The pictures of mentors, open to all. */
export function mentorAvatars(app: FastifyInstance): void {
  route(app, getMentorAvatarEndpoint, async ({ input, database, reply }) => {
    const [mentor] = await database.query<{ file: string }>(
      'select avatar_file as file from mentors where id = $1 and avatar_file is not null',
      [input.id],
    );
    const avatar = mentor && (await app.files.read(mentor.file));
    if (!avatar) throw new ApiError('NOT_FOUND');
    // A URL of another version returns the current picture, which must not be cached under it.
    if (input.v !== undefined && mentor.file.startsWith(input.v) && input.v.length >= 12) {
      reply.header('cache-control', CACHE_CONTROL);
    }
    return avatar;
  });
}
