import type { FastifyInstance } from 'fastify';
import { finishLessonEndpoint } from '@sopaan/schemas/courses/lesson';
import { perAccount, type Limit } from '../../rate-limit/limits';
import { route } from '../../routes/route';
import { finishLesson } from './lessons.service';

const limits: readonly Limit[] = [{ name: 'lessons', by: perAccount, count: 600, seconds: 3_600 }];

export function lessons(app: FastifyInstance): void {
  route(
    app,
    finishLessonEndpoint,
    ({ input: { id: courseId, videoId }, user, database }) =>
      finishLesson(database, { courseId, videoId, userId: user.id }),
    { limits },
  );
}
