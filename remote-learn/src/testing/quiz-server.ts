import { ApiError } from '@sopaan/api-client/api-error';
import {
  getQuizEndpoint,
  type Quiz,
  type QuizAttempts,
  type QuizQuestion,
} from '@sopaan/schemas/quizzes/quiz';
import {
  saveQuizAnswerEndpoint,
  startQuizAttemptEndpoint,
  submitQuizAttemptEndpoint,
  type QuizAnswer,
} from '@sopaan/schemas/quizzes/quiz-attempt';
import { fakeNetwork } from '@sopaan/testing/fake-network';

export const aQuiz: Quiz = {
  quiz_id: 'q1',
  quiz_name: 'Rivers of India',
  type: 'quiz',
  institute_id: 'i1',
  description: 'Where they rise and where they end.',
  durationSeconds: 600,
  quiz_questions: [],
  rules: {
    questionCount: 3,
    isDrawn: false,
    attemptsMax: null,
    cooldownSeconds: 0,
    graceSeconds: 10,
    keyShown: 'after_attempt',
  },
  attempts: { used: 0, running: false, nextAt: null },
};

const QUESTIONS: readonly QuizQuestion[] = [
  { id: 'a', question: 'Where does the Ganga rise?', options: ['Gangotri', 'Amarkantak'] },
  { id: 'b', question: 'Which river flows west?', options: ['Godavari', 'Narmada'] },
  { id: 'c', question: 'Which river meets the Yamuna?', options: ['Chambal', 'Kaveri'] },
];

export const offline = () => new ApiError({ code: 'NETWORK', status: 0, origin: 'browser' });

/** Fails after a timeout, so that with fake timers the failure happens only when the test advances the time. */
export async function delayedOffline(): Promise<ApiError> {
  await new Promise((resolve) => setTimeout(resolve, 10));
  return offline();
}
const CORRECT = [0, 1, 0];

/** A fake server that manages attempts as the API does, with a clock that may differ from the device's. */
export function quizServer({
  quiz = aQuiz,
  clockOffsetMs = 0,
  attemptsAfter = { used: 1, running: false, nextAt: null },
}: {
  quiz?: Quiz;
  clockOffsetMs?: number;
  /** The state of the attempts after this one. */
  attemptsAfter?: QuizAttempts;
} = {}) {
  const now = () => Date.now() + clockOffsetMs;
  const answers = new Map<string, QuizAnswer>();
  let startedAt: number | null = null;
  const closesAtMs = () =>
    (startedAt ?? 0) + (quiz.durationSeconds + quiz.rules.graceSeconds) * 1000;
  const attempt = () => ({
    attemptId: 'at1',
    quizId: quiz.quiz_id,
    startedAt: new Date(startedAt ?? 0).toISOString(),
    deadline: new Date((startedAt ?? 0) + quiz.durationSeconds * 1000).toISOString(),
    closesAt: new Date(closesAtMs()).toISOString(),
    serverNow: new Date(now()).toISOString(),
    questions: [...QUESTIONS],
    answers: [...answers.values()],
  });
  const chosenIndex = (id: string) => answers.get(id)?.optionIndex ?? null;
  const network = fakeNetwork()
    .on(getQuizEndpoint, () => quiz)
    .on(startQuizAttemptEndpoint, () => {
      startedAt ??= now();
      return attempt();
    })
    .on(submitQuizAttemptEndpoint, () => {
      const markedQuestions = QUESTIONS.map(({ id }, index) => ({
        questionId: id,
        chosen: chosenIndex(id),
        correct: CORRECT[index] ?? 0,
      }));
      return {
        attemptId: 'at1',
        quizId: quiz.quiz_id,
        submittedAt: new Date(now()).toISOString(),
        score: markedQuestions.filter((entry) => entry.chosen === entry.correct).length,
        total: markedQuestions.length,
        questions: [...QUESTIONS],
        chosen: markedQuestions.map((entry) => ({
          questionId: entry.questionId,
          optionIndex: entry.chosen,
        })),
        attempts: attemptsAfter,
        review: quiz.rules.keyShown === 'after_attempt' ? markedQuestions : [],
      };
    });
  /** Makes saving work, also after a test has made it fail. */
  const acceptAnswers = () =>
    network.on(saveQuizAnswerEndpoint, ({ questionId, optionIndex }) => {
      if (now() >= closesAtMs())
        return new ApiError({ code: 'CLOSED', status: 409, origin: 'server' });
      answers.set(questionId, { questionId, optionIndex });
      return attempt();
    });
  acceptAnswers();
  return { network, answers, attempt, acceptAnswers };
}
