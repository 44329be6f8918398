/** How results of a ranked quiz compare, and its certificate. */
import { number, object, string, type InferType } from 'yup';
import { endpoint } from '../api/endpoint';
import { certificateSchema } from '../courses/certificate';

/** With results of fewer people, a comparison would mean little. */
export const MIN_RANKED_PEOPLE = 100;

const request = object({ quizId: string().max(100).required() });

export const quizFiguresSchema = object({
  /** The number of questions from which attempts draw. */
  questions: number().required(),
  /** The number of questions in one attempt; 0 from an earlier release of the API. */
  questionsPerAttempt: number().default(0),
  /** The duration of an attempt; 0 from an earlier release of the API. */
  durationSeconds: number().default(0),
  /** The number of people who have finished an attempt. */
  people: number().required(),
}).required();
export type QuizFigures = InferType<typeof quizFiguresSchema>;

/** NOT_FOUND unless the quiz is ranked. */
export const getQuizFiguresEndpoint = endpoint({
  method: 'GET',
  path: 'quizzes/:quizId/figures',
  access: 'public',
  request,
  response: quizFiguresSchema,
  summary: 'Returns the questions and the duration of a ranked quiz, and how many have taken it.',
});

export const quizRankingSchema = object({
  people: number().required(),
  /** The result of the member's first attempt; null until it has ended. */
  first: object({ score: number().required(), total: number().required() }).nullable().defined(),
  /**
   * How many of the other people, in percent and rounded down, have a lower result in their first attempt. Null until
   * `MIN_RANKED_PEOPLE` have taken the quiz.
   */
  percentile: number().nullable().defined(),
}).required();
export type QuizRanking = InferType<typeof quizRankingSchema>;

/** NOT_FOUND unless the quiz is ranked. */
export const getQuizRankingEndpoint = endpoint({
  method: 'GET',
  path: 'quizzes/:quizId/ranking',
  access: 'session',
  request,
  response: quizRankingSchema,
  summary: "Compares the result of the member's first attempt with those of other people.",
});

/**
 * A member has one certificate of a quiz, for the best result. When a better result replaces an earlier one, it keeps its code and gets
 * the date of the better result. CLOSED until an attempt has ended; NOT_FOUND unless the quiz is ranked.
 */
export const issueQuizCertificateEndpoint = endpoint({
  method: 'PUT',
  path: 'quizzes/:quizId/certificate',
  access: 'session',
  request,
  response: certificateSchema,
  summary: "Issues the certificate of the member's best result at a ranked quiz, or gives it.",
});
