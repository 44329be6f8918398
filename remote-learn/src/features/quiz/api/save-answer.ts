import { call } from '@sopaan/api-client/call';
import { saveQuizAnswerEndpoint, type QuizAnswer } from '@sopaan/schemas/quiz-attempt';

export const saveAnswer = (attemptId: string, answer: QuizAnswer) =>
  call(saveQuizAnswerEndpoint, { attemptId, ...answer });
