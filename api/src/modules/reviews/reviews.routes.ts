import type { FastifyInstance } from 'fastify';
import {
  deleteMyReviewEndpoint,
  getMyReviewEndpoint,
  getReviewsEndpoint,
  putMyReviewEndpoint,
} from '@sopaan/schemas/courses/review';
import { perAccount, type Limit } from '../../rate-limit/limits';
import { route } from '../../routes/route';
import { deleteReview, readOwnReview, readReviews, writeReview } from './reviews.service';

const limits: readonly Limit[] = [{ name: 'reviews', by: perAccount, count: 60, seconds: 3_600 }];

export function reviews(app: FastifyInstance): void {
  route(app, getReviewsEndpoint, ({ input, database }) => readReviews(database, input.id, input));

  route(app, getMyReviewEndpoint, ({ input, user, database }) =>
    readOwnReview(database, { courseId: input.id, userId: user.id }),
  );

  route(
    app,
    putMyReviewEndpoint,
    ({ input, user, database }) =>
      writeReview(database, { courseId: input.id, userId: user.id }, input),
    { limits },
  );

  route(
    app,
    deleteMyReviewEndpoint,
    ({ input, user, database }) => deleteReview(database, { courseId: input.id, userId: user.id }),
    { limits },
  );
}
