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
  type QuizResult,
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
  extraTimePercent: 0,
  isRanked: false,
};

type Review = QuizResult['review'][number];

export const aQuestion: Pick<QuizQuestion, 'kind' | 'format' | 'unit'> = {
  kind: 'choice',
  format: 'text',
  unit: '',
};

const QUESTIONS: readonly QuizQuestion[] = [
  {
    ...aQuestion,
    id: 'a',
    question: 'Where does the Ganga rise?',
    options: ['Gangotri', 'Amarkantak'],
  },
  { ...aQuestion, id: 'b', question: 'Which river flows west?', options: ['Godavari', 'Narmada'] },
  {
    ...aQuestion,
    id: 'c',
    question: 'Which river meets the Yamuna?',
    options: ['Chambal', 'Kaveri'],
  },
];
const KEYS: readonly Partial<Review>[] = [{ correct: 0 }, { correct: 1 }, { correct: 0 }];

function reviewAnswer(
  question: QuizQuestion,
  answer: QuizAnswer | undefined,
  key: Partial<Review>,
) {
  const { correct = -1, correctIndexes = [correct], correctValue = null } = key;
  const chosen = answer?.optionIndex ?? null;
  const value = answer?.value ?? null;
  return {
    questionId: question.id,
    chosen,
    correct,
    isCorrect:
      question.kind === 'choice'
        ? chosen === correct
        : question.kind === 'number'
          ? value !== null && value === correctValue
          : String(answer?.optionIndexes) === String(correctIndexes),
    correctIndexes,
    correctValue,
    tolerance: 0,
    explanation: '',
    ...key,
  };
}

export const offline = () => new ApiError({ code: 'NETWORK', status: 0, origin: 'browser' });

/** Fails after a timeout, so that with fake timers the failure happens only when the test advances the time. */
export async function delayedOffline(): Promise<ApiError> {
  await new Promise((resolve) => setTimeout(resolve, 10));
  return offline();
}

/** A fake server that manages attempts as the API does, with a clock that may differ from the device's. */
export function quizServer({
  quiz = aQuiz,
  questions = QUESTIONS,
  keys = KEYS,
  clockOffsetMs = 0,
  attemptsAfter = { used: 1, running: false, nextAt: null },
  isOldApi = false,
}: {
  quiz?: Quiz;
  questions?: readonly QuizQuestion[];
  /** The review of each question: its correct answer, and optional fields. */
  keys?: readonly Partial<Review>[];
  clockOffsetMs?: number;
  /** The attempts that the member has used and has left after this one. */
  attemptsAfter?: QuizAttempts;
  /** Whether saving an answer always returns the whole attempt. */
  isOldApi?: boolean;
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
    questions: [...questions],
    answers: [...answers.values()],
  });
  const network = fakeNetwork()
    .on(getQuizEndpoint, () => quiz)
    .on(startQuizAttemptEndpoint, () => {
      startedAt ??= now();
      return attempt();
    })
    .on(submitQuizAttemptEndpoint, () => {
      const review = questions.map((question, index) =>
        reviewAnswer(question, answers.get(question.id), keys[index] ?? {}),
      );
      return {
        attemptId: 'at1',
        quizId: quiz.quiz_id,
        submittedAt: new Date(now()).toISOString(),
        score: review.filter(({ isCorrect }) => isCorrect).length,
        total: review.length,
        questions: [...questions],
        chosen: questions.map(({ id }) => answers.get(id) ?? { questionId: id, optionIndex: null }),
        attempts: attemptsAfter,
        review: quiz.rules.keyShown === 'after_attempt' ? review : [],
      };
    });
  /** Makes saving work, also after a test has made it fail. */
  const acceptAnswers = () =>
    network.on(saveQuizAnswerEndpoint, ({ attemptId, returns, ...answer }) => {
      if (now() >= closesAtMs())
        return new ApiError({ code: 'CLOSED', status: 409, origin: 'server' });
      if (attemptId !== 'at1') throw new Error(`unknown attempt ${attemptId}`);
      answers.set(answer.questionId, answer);
      const { questions: shown, ...saved } = attempt();
      // An API that is older than the page ignores the field.
      return returns === 'answers' && !isOldApi ? saved : { ...saved, questions: shown };
    });
  acceptAnswers();
  return { network, answers, attempt, acceptAnswers };
}
