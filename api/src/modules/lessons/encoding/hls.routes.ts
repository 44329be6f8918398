import type { FastifyInstance } from 'fastify';
import { getLessonHlsEndpoint } from '@sopaan/schemas/courses/lesson-content';
import { ApiError } from '../../../http/api-error';
import { route } from '../../../routes/route';
import { findLessonFile } from '../content/lesson-content.repository';
import { readVideoCookie } from '../video/video-cookie';

/** The response of a URL never changes. */
const IMMUTABLE = 'public, max-age=31536000, immutable';

export function lessonHls(app: FastifyInstance): void {
  route(app, getLessonHlsEndpoint, async ({ input, database, request, reply }) => {
    const { id: courseId, videoId, version, name } = input;
    const sessionId = readVideoCookie(request) ?? null;
    const lesson = await findLessonFile(database, { courseId, videoId, sessionId });
    if (!lesson) throw new ApiError('NOT_FOUND');
    if (!lesson.is_open) throw new ApiError('FORBIDDEN');
    const file = await app.hlsFiles.read({ fileId: lesson.file_id, version, name });
    if (!file) throw new ApiError('NOT_FOUND');
    // Files of a course with a fee are requested each time, because a member who leaves the course loses access.
    if (lesson.is_free) reply.header('cache-control', IMMUTABLE);
    reply.header('content-security-policy', "default-src 'none'; sandbox");
    return file;
  });
}
