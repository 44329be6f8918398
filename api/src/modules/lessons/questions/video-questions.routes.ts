import type { FastifyInstance } from 'fastify';
import { answerVideoQuestionEndpoint } from '@sopaan/schemas/courses/video-question';
import { ApiError } from '../../../http/api-error';
import { perAddress, type Limit } from '../../../rate-limit/limits';
import { route } from '../../../routes/route';
import { addAnswer, findQuestion } from './video-questions.repository';

const limits: readonly Limit[] = [
  { name: 'video answers', by: perAddress, count: 600, seconds: 3_600 },
];

export function videoQuestions(app: FastifyInstance): void {
  route(
    app,
    answerVideoQuestionEndpoint,
    async ({ input: { id: courseId, videoId, questionId, option }, user, database }) => {
      const userId = user?.id ?? null;
      const question = await findQuestion(database, { courseId, videoId }, { questionId, userId });
      if (!question) throw new ApiError('NOT_FOUND');
      if (question.fee > 0 && !question.is_enrolled) throw new ApiError('FORBIDDEN');
      if (option >= question.option_count)
        throw new ApiError('VALIDATION_FAILED', { fields: { option: 'Please choose an option.' } });
      const stored =
        userId !== null && question.is_enrolled
          ? await addAnswer(database, { courseId, videoId, userId }, { questionId, option })
          : option;
      return {
        option: stored,
        correctOption: question.correct_option,
        explanation: question.explanation,
      };
    },
    { limits },
  );
}
