import type { FastifyInstance } from 'fastify';
import { finishLessonEndpoint } from '@sopaan/schemas/courses/lesson';
import {
  getCourseLessonsEndpoint,
  getLessonEndpoint,
  reportWatchedEndpoint,
} from '@sopaan/schemas/courses/lesson-content';
import { ApiError } from '../../http/api-error';
import { perAccount, type Limit } from '../../rate-limit/limits';
import { route } from '../../routes/route';
import { findCourseLessons } from './content/lesson-list.repository';
import { toLesson } from './content/lesson-content-record';
import { requireLesson } from './content/require-lesson';
import { lessonHls } from './encoding/hls.routes';
import { finishLesson, reportWatched } from './lessons.service';
import { videoQuestions } from './questions/video-questions.routes';
import { setVideoCookie } from './video/video-cookie';
import { lessonVideo } from './video/video.routes';

const limits: readonly Limit[] = [{ name: 'lessons', by: perAccount, count: 600, seconds: 3_600 }];

/** While a video plays, the page sends a report every ten seconds, and on each pause and seek. */
const reportLimits: readonly Limit[] = [
  { name: 'watched', by: perAccount, count: 3_600, seconds: 3_600 },
];

export function lessons(app: FastifyInstance): void {
  route(app, getCourseLessonsEndpoint, async ({ input, user, database }) => {
    const course = await findCourseLessons(database, input.id, user?.id ?? null);
    if (!course) throw new ApiError('NOT_FOUND');
    return course;
  });

  route(app, getLessonEndpoint, async ({ input, user, database, request, reply }) => {
    const { id: courseId, videoId } = input;
    const lesson = await requireLesson(database, { courseId, videoId, userId: user?.id ?? null });
    if (user && lesson.file_id !== null) setVideoCookie(request, reply, user.sessionId);
    return toLesson(lesson);
  });

  route(
    app,
    reportWatchedEndpoint,
    ({ input: { id: courseId, videoId, ...report }, user, database }) =>
      reportWatched(database, { courseId, videoId, userId: user.id }, report),
    { limits: reportLimits },
  );

  route(
    app,
    finishLessonEndpoint,
    ({ input: { id: courseId, videoId }, user, database }) =>
      finishLesson(database, { courseId, videoId, userId: user.id }),
    { limits },
  );

  videoQuestions(app);
  lessonVideo(app);
  lessonHls(app);
}
