import type { FastifyInstance } from 'fastify';
import { getQuizEndpoint, getQuizzesEndpoint } from '@sopaan/schemas/quizzes/quiz';
import {
  saveQuizAnswerEndpoint,
  startQuizAttemptEndpoint,
  submitQuizAttemptEndpoint,
} from '@sopaan/schemas/quizzes/quiz-attempt';
import { getQuizResultsEndpoint } from '@sopaan/schemas/quizzes/quiz-results';
import { route } from '../../routes/route';
import { searchList } from '../../search/search-list';
import { readQuiz, saveAnswer, startAttempt, submitAttempt } from './attempts.service';
import { quizList } from './quiz-list';
import { findResults } from './results.repository';

export function quizzes(app: FastifyInstance): void {
  route(app, getQuizzesEndpoint, ({ input, user, database }) => {
    const { type, instituteId } = input;
    return searchList(database, quizList({ userId: user?.id ?? null, type, instituteId }), input);
  });

  route(app, getQuizResultsEndpoint, async ({ user, database }) => ({
    items: await findResults(database, user.id),
  }));

  route(app, getQuizEndpoint, ({ input, user, database }) => {
    const { quiz_id: id, institute_id: instituteId, type: types } = input;
    return readQuiz(database, { id, instituteId, types }, user?.id);
  });

  route(app, startQuizAttemptEndpoint, ({ input, user, database }) =>
    startAttempt(database, { ...input, userId: user.id }),
  );

  route(app, saveQuizAnswerEndpoint, ({ input, user, database }) => {
    const { attemptId, returns, ...answer } = input;
    return saveAnswer(database, {
      attemptId,
      userId: user.id,
      answer,
      isWholeAttempt: returns !== 'answers',
    });
  });

  route(app, submitQuizAttemptEndpoint, ({ input, user, database }) =>
    submitAttempt(database, input.attemptId, user.id),
  );
}
