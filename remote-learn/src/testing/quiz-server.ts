import { ApiError } from '@sopaan/api-client/api-error';
import { getQuizEndpoint, type Quiz } from '@sopaan/schemas/quiz';
import {
  saveQuizAnswerEndpoint,
  startQuizAttemptEndpoint,
  submitQuizAttemptEndpoint,
  type QuizAnswer,
} from '@sopaan/schemas/quiz-attempt';
import { fakeNetwork } from '@sopaan/testing/fake-network';

export const aQuiz: Quiz = {
  quiz_id: 'q1',
  quiz_name: 'Rivers of India',
  type: 'quiz',
  institute_id: 'i1',
  description: 'Where they rise and where they end.',
  durationSeconds: 600,
  quiz_questions: [
    { id: 'a', question: 'Where does the Ganga rise?', options: ['Gangotri', 'Amarkantak'] },
    { id: 'b', question: 'Which river flows west?', options: ['Godavari', 'Narmada'] },
    { id: 'c', question: 'Which river meets the Yamuna?', options: ['Chambal', 'Kaveri'] },
  ],
};

export const offline = () => new ApiError({ code: 'NETWORK', status: 0, origin: 'browser' });
const CORRECT = [0, 1, 0];

/** A server that owns attempts as the API does, with a clock that may differ from the device's. */
export function quizServer({ quiz = aQuiz, clockAhead = 0 } = {}) {
  const now = () => Date.now() + clockAhead;
  const answers = new Map<string, QuizAnswer>();
  let started: number | null = null;
  const attempt = () => ({
    attemptId: 'at1',
    quizId: quiz.quiz_id,
    startedAt: new Date(started ?? 0).toISOString(),
    deadline: new Date((started ?? 0) + quiz.durationSeconds * 1000).toISOString(),
    serverNow: new Date(now()).toISOString(),
    answers: [...answers.values()],
  });
  const chosen = (id: string) => answers.get(id)?.optionIndex ?? null;
  const network = fakeNetwork()
    .on(getQuizEndpoint, () => quiz)
    .on(startQuizAttemptEndpoint, () => {
      started ??= now();
      return attempt();
    })
    .on(saveQuizAnswerEndpoint, ({ questionId, optionIndex }) => {
      if (now() >= Date.parse(attempt().deadline)) {
        return new ApiError({ code: 'CLOSED', status: 410, origin: 'server' });
      }
      answers.set(questionId, { questionId, optionIndex });
      return attempt();
    })
    .on(submitQuizAttemptEndpoint, () => {
      const review = quiz.quiz_questions.map(({ id }, index) => ({
        questionId: id,
        chosen: chosen(id),
        correct: CORRECT[index] ?? 0,
      }));
      return {
        attemptId: 'at1',
        quizId: quiz.quiz_id,
        submittedAt: new Date(now()).toISOString(),
        score: review.filter((entry) => entry.chosen === entry.correct).length,
        total: review.length,
        review,
      };
    });
  return { network, answers };
}
