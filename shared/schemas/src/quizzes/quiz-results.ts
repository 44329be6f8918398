/** A member's results of all quizzes. */
import { array, boolean, number, object, string, type InferType } from 'yup';
import { endpoint } from '../api/endpoint';

export const memberQuizResultSchema = object({
  quizId: string().required(),
  /** Started attempts, including a running one. */
  used: number().required(),
  /** Whether an attempt is running and can be resumed. */
  running: boolean().required(),
  /** The attempt with the largest share of correct answers; null until one has ended. */
  best: object({ score: number().required(), total: number().required() }).nullable().defined(),
  /** The attempt that ended last; null until one has ended, and from an earlier release of the API. */
  last: object({ score: number().required(), total: number().required() }).nullable().default(null),
});
export type MemberQuizResult = InferType<typeof memberQuizResultSchema>;

export const getQuizResultsEndpoint = endpoint({
  method: 'GET',
  path: 'quizzes/results',
  access: 'session',
  request: object({}),
  response: object({ items: array(memberQuizResultSchema).required() }).required(),
  summary: "Returns the number of the member's attempts and the best result, by quiz.",
});
