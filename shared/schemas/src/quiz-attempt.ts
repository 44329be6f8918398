/** A quiz being taken. The server owns start, deadline, saved answers and score; the page only shows them. */
import { array, number, object, string, type InferType } from 'yup';
import { endpoint } from './endpoint';
import { quizAttemptsSchema, quizQuestionSchema } from './quiz';

/** `optionIndex` counts from 0; null takes an answer back. */
export const quizAnswerSchema = object({
  questionId: string().max(100).required(),
  optionIndex: number().integer().min(0).max(20).nullable().defined(),
});
export type QuizAnswer = InferType<typeof quizAnswerSchema>;

export const quizResultSchema = object({
  attemptId: string().required(),
  quizId: string().required(),
  submittedAt: string().required(),
  /** How many questions were answered right. */
  score: number().required(),
  total: number().required(),
  /** The questions of the attempt in its order. */
  questions: array(quizQuestionSchema).default([]),
  /** What was chosen, question by question; null where nothing was. */
  chosen: array(quizAnswerSchema).default([]),
  attempts: quizAttemptsSchema.required(),
  /** Empty until the quiz shows its key. */
  review: array(
    object({
      questionId: string().required(),
      /** Index of the chosen option, null when none was. */
      chosen: number().nullable().defined(),
      /** Index of the right option. */
      correct: number().required(),
    }),
  ).required(),
});
export type QuizResult = InferType<typeof quizResultSchema>;

export const quizAttemptSchema = object({
  attemptId: string().required(),
  quizId: string().required(),
  startedAt: string().required(),
  deadline: string().required(),
  /** The server's clock at the time of the answer, to correct the page's own by. */
  serverNow: string().required(),
  /** Until then answers that were chosen in time are still taken. */
  closesAt: string().required(),
  /** In the order of this attempt. */
  questions: array(quizQuestionSchema).required(),
  answers: array(quizAnswerSchema).required(),
});
export type QuizAttempt = InferType<typeof quizAttemptSchema>;

/**
 * One open attempt a person and quiz: starting again while it runs gives the same one. Refused with CLOSED when no attempt is
 * left, with RATE_LIMITED and the seconds to wait before the next may start.
 */
export const startQuizAttemptEndpoint = endpoint({
  method: 'POST',
  path: 'quizzes/:quizId/attempts',
  access: 'session',
  request: object({
    quizId: string().max(100).required(),
    /**
     * `stored`: for pages that show the questions of the quiz itself; they get them in the stored order. Pages that show those
     * of the attempt ask for `shuffled`.
     */
    order: string().oneOf(['stored', 'shuffled']).default('stored'),
  }),
  response: quizAttemptSchema.required(),
  summary: 'Starts an attempt at a quiz, or resumes the running one.',
});

export const saveQuizAnswerEndpoint = endpoint({
  method: 'PUT',
  path: 'attempts/:attemptId/answers',
  access: 'session',
  request: object({ attemptId: string().max(100).required() }).concat(quizAnswerSchema),
  response: quizAttemptSchema.required(),
  summary:
    'Saves the answer to one question; refused with CLOSED after the deadline and its grace.',
});

/** May be repeated: the result stays that of the first time. After the deadline it gives what was saved until then. */
export const submitQuizAttemptEndpoint = endpoint({
  method: 'POST',
  path: 'attempts/:attemptId/submit',
  access: 'session',
  request: object({ attemptId: string().max(100).required() }),
  response: quizResultSchema.required(),
  summary: 'Ends an attempt and gives its score, and its review where the quiz shows its key.',
});
