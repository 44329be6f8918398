import type { FastifyInstance } from 'fastify';
import { getLessonVideoEndpoint } from '@sopaan/schemas/courses/lesson-content';
import { PIECE_BYTES } from '../../../files/videos/video-files';
import { ApiError } from '../../../http/api-error';
import { route } from '../../../routes/route';
import { findLessonFile } from '../content/lesson-content.repository';
import { parseRange } from './byte-range';
import { readVideoCookie } from './video-cookie';

export function lessonVideo(app: FastifyInstance): void {
  route(app, getLessonVideoEndpoint, async ({ input, database, request, reply }) => {
    const { id: courseId, videoId } = input;
    const sessionId = readVideoCookie(request) ?? null;
    const lesson = await findLessonFile(database, { courseId, videoId, sessionId });
    // The URL is outdated if another video has been uploaded since.
    if (!lesson || lesson.file_id !== input.file) throw new ApiError('NOT_FOUND');
    if (!lesson.is_open) throw new ApiError('FORBIDDEN');
    const file = await app.videoFiles.find(lesson.file_id);
    if (!file) throw new ApiError('NOT_FOUND');

    const asked = parseRange(request.headers.range, file.bytes);
    reply.headers({
      'accept-ranges': 'bytes',
      'content-security-policy': "default-src 'none'; media-src 'self'; sandbox",
    });
    if (asked === null) {
      reply.header('content-range', `bytes */${file.bytes}`);
      throw new ApiError('RANGE_NOT_SATISFIABLE');
    }
    const { start, last } = asked ?? { start: 0, last: file.bytes - 1 };
    if (!asked && file.bytes > PIECE_BYTES)
      throw new ApiError('VALIDATION_FAILED', {
        fields: { range: 'Request a part of the file with a Range header.' },
      });
    const part = await app.videoFiles.read(file, start, last);
    if (!part) throw new ApiError('UNAVAILABLE');
    if (asked) {
      reply.code(206);
      reply.header('content-range', `bytes ${start}-${start + part.length - 1}/${file.bytes}`);
    }
    return new Blob([new Uint8Array(part)], { type: file.media_type });
  });
}
