import type { FastifyInstance } from 'fastify';
import {
  enrolEndpoint,
  getEnrolmentEndpoint,
  leaveCourseEndpoint,
} from '@sopaan/schemas/courses/enrolment';
import { perAccount, type Limit } from '../../rate-limit/limits';
import { route } from '../../routes/route';
import { readEnrolment, setEnrolment } from './enrolments.service';

const limits: readonly Limit[] = [
  { name: 'enrolments', by: perAccount, count: 200, seconds: 3_600 },
];

export function enrolments(app: FastifyInstance): void {
  route(app, getEnrolmentEndpoint, ({ input, user, database }) =>
    readEnrolment(database, { courseId: input.id, userId: user.id }),
  );

  for (const [endpoint, isEnrolled] of [
    [enrolEndpoint, true],
    [leaveCourseEndpoint, false],
  ] as const) {
    route(
      app,
      endpoint,
      ({ input, user, database }) =>
        setEnrolment(database, { courseId: input.id, userId: user.id }, isEnrolled),
      { limits },
    );
  }
}
