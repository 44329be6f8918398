/** Attempts at a quiz. The server owns start, deadline, saved answers and score; pages only show them. */
import { array, boolean, number, object, string, type InferType } from 'yup';
import { endpoint } from '../api/endpoint';
import { QUESTION_KINDS, quizAttemptsSchema, quizQuestionSchema } from './quiz';

const MAX_OPTION_INDEX = 20;
const optionIndexSchema = number().integer().min(0).max(MAX_OPTION_INDEX);

/** The kind of the question decides which field holds the answer. Without that field, the saved answer is cleared. Indexes start at 0. */
export const quizAnswerSchema = object({
  questionId: string().max(100).required(),
  /** `choice`: the chosen option. */
  optionIndex: optionIndexSchema.nullable().defined(),
  /** `choices`: the chosen options. `ordering`: all options, in the chosen order. */
  optionIndexes: array(optionIndexSchema.required()).max(MAX_OPTION_INDEX + 1),
  /** `number`: the entered number. */
  value: number().min(-1e15).max(1e15).nullable(),
});
export type QuizAnswer = InferType<typeof quizAnswerSchema>;

export const quizResultSchema = object({
  attemptId: string().required(),
  quizId: string().required(),
  submittedAt: string().required(),
  /** The number of correct answers. */
  score: number().required(),
  total: number().required(),
  /** In the order of the attempt. */
  questions: array(quizQuestionSchema).default([]),
  /** The chosen answer of each question. */
  chosen: array(quizAnswerSchema).default([]),
  attempts: quizAttemptsSchema.required(),
  /** Empty until the quiz reveals the correct answers. */
  review: array(
    object({
      questionId: string().required(),
      /** The index of the chosen option; null without an answer. */
      chosen: number().nullable().defined(),
      /** The index of the correct option; -1 for questions of other kinds. */
      correct: number().required(),
      /** Whether the answer is correct; false without an answer. */
      isCorrect: boolean().required(),
      /** The indexes of the correct options; for an ordering, those of all options in the correct order. */
      correctIndexes: array(number().required()).required(),
      /** The correct number; null for questions of other kinds. */
      correctValue: number().nullable().defined(),
      /** How far a number may differ from the correct one. */
      tolerance: number().required(),
      /** Why the correct answer is correct; may be empty. */
      explanation: string().defined(),
    }),
  ).required(),
});
export type QuizResult = InferType<typeof quizResultSchema>;

export const quizAttemptSchema = object({
  attemptId: string().required(),
  quizId: string().required(),
  startedAt: string().required(),
  deadline: string().required(),
  /** The server's time of the response, to correct the clock of the page. */
  serverNow: string().required(),
  /** The end of the grace period, until which answers are still accepted. */
  closesAt: string().required(),
  /** In the order of the attempt. */
  questions: array(quizQuestionSchema).required(),
  answers: array(quizAnswerSchema).required(),
});
export type QuizAttempt = InferType<typeof quizAttemptSchema>;

/**
 * Each person has one open attempt per quiz: starting again returns it. CLOSED when no attempt is left; RATE_LIMITED with the seconds to
 * wait until the next attempt may start.
 */
export const startQuizAttemptEndpoint = endpoint({
  method: 'POST',
  path: 'quizzes/:quizId/attempts',
  access: 'session',
  request: object({
    quizId: string().max(100).required(),
    /**
     * `stored`: the stored order, for pages that show the questions of the quiz. Pages that show the questions of the attempt request
     * `shuffled`.
     */
    order: string().oneOf(['stored', 'shuffled']).default('stored'),
    /** The kinds of questions that the page can show. A new attempt has only these; without them only `choice` as plain text. */
    kinds: array(string().oneOf(QUESTION_KINDS).required()).min(1),
  }),
  response: quizAttemptSchema.required(),
  summary: 'Starts an attempt at a quiz, or resumes the running one.',
});

/** The attempt after an answer was saved: its deadline, the time of the server, and all answers. */
const savedAttemptSchema = quizAttemptSchema.shape({
  /** The questions with their pictures, which do not change. Left out unless the page requests the whole `attempt`. */
  questions: array(quizQuestionSchema),
});
export type SavedAttempt = InferType<typeof savedAttemptSchema>;

export const saveQuizAnswerEndpoint = endpoint({
  method: 'PUT',
  path: 'attempts/:attemptId/answers',
  access: 'session',
  request: object({
    attemptId: string().max(100).required(),
    /** `answers` leaves the questions out. Older pages omit this field and need the whole `attempt`. */
    returns: string().oneOf(['attempt', 'answers']),
  }).concat(quizAnswerSchema),
  response: savedAttemptSchema.required(),
  summary: 'Saves the answer to one question. CLOSED after the deadline and its grace period.',
});

/** Idempotent. After the deadline, the result is based on the saved answers only. */
export const submitQuizAttemptEndpoint = endpoint({
  method: 'POST',
  path: 'attempts/:attemptId/submit',
  access: 'session',
  request: object({ attemptId: string().max(100).required() }),
  response: quizResultSchema.required(),
  summary:
    'Ends an attempt and gives its score, and a review where the quiz reveals the correct answers.',
});
