import type { FastifyInstance } from 'fastify';
import { getQuizEndpoint, getQuizzesEndpoint } from '@sopaan/schemas/quiz';
import {
  saveQuizAnswerEndpoint,
  startQuizAttemptEndpoint,
  submitQuizAttemptEndpoint,
} from '@sopaan/schemas/quiz-attempt';
import { ApiError } from '../../plugins/api-error';
import { route } from '../../plugins/route';
import { saveAnswer, startAttempt, submitAttempt } from './attempts.service';
import { findQuiz, findQuizzes } from './quizzes.repository';

export function quizzes(app: FastifyInstance): void {
  route(app, getQuizzesEndpoint, ({ input, database }) => findQuizzes(database, input));

  route(app, getQuizEndpoint, async ({ input, database }) => {
    const { quiz_id: id, institute_id: instituteId, type: types } = input;
    const quiz = await findQuiz(database, { id, instituteId, types });
    if (!quiz) throw new ApiError('NOT_FOUND');
    return quiz;
  });

  route(app, startQuizAttemptEndpoint, ({ input, user, database }) =>
    startAttempt(database, input.quizId, user.id),
  );

  route(app, saveQuizAnswerEndpoint, ({ input, user, database }) => {
    const { attemptId, ...answer } = input;
    return saveAnswer(database, attemptId, user.id, answer);
  });

  route(app, submitQuizAttemptEndpoint, ({ input, user, database }) =>
    submitAttempt(database, input.attemptId, user.id),
  );
}
