/** Hints and editorials of challenges. A response contains only what the member may see. */
import { boolean, number, object, array, string, type InferType } from 'yup';
import { endpoint } from '../api/endpoint';

const challengeIdField = { challengeId: string().max(100).required() };

export const challengeGuideSchema = object({
  hintCount: number().integer().required(),
  /** The hints that the member has opened, as sanitised HTML. */
  hints: array(string().required()).required(),
  /**
   * `open`: the member may read the editorial. `closed`: it opens when the member solves the challenge or gives up. `today`: the same, but
   * giving up is possible only after the day. `none`: the challenge has no editorial.
   */
  editorial: string().required(),
  /** Whether the member has opened the editorial without having solved the challenge, which then earns no points and no coins. */
  hasGivenUp: boolean().required(),
});
export type ChallengeGuide = InferType<typeof challengeGuideSchema>;

export const getChallengeGuideEndpoint = endpoint({
  method: 'GET',
  path: 'practice/challenges/:challengeId/guide',
  access: 'session',
  request: object(challengeIdField),
  response: challengeGuideSchema.required(),
  summary:
    'The hints of a challenge that the member has opened, and whether its editorial is open.',
});

export const openHintEndpoint = endpoint({
  method: 'POST',
  path: 'practice/challenges/:challengeId/guide/hints',
  access: 'session',
  request: object({
    ...challengeIdField,
    /** The hint to open: an opened one again, or the next. */
    hintNumber: number().integer().min(1).max(20).required(),
  }),
  response: challengeGuideSchema.required(),
  summary: 'Opens the next hint of a challenge. It costs nothing.',
});

export const giveUpChallengeEndpoint = endpoint({
  method: 'POST',
  path: 'practice/challenges/:challengeId/guide/give-up',
  access: 'session',
  request: object(challengeIdField),
  response: challengeGuideSchema.required(),
  summary:
    'Opens the editorial of a challenge that the member has not solved, which then earns nothing.',
});

export const editorialSchema = object({
  /** Sanitised HTML. */
  html: string().defined(),
  /** The reference solution. */
  solution: object({ language: string().required(), code: string().required() }).required(),
});
export type Editorial = InferType<typeof editorialSchema>;

export const getEditorialEndpoint = endpoint({
  method: 'GET',
  path: 'practice/challenges/:challengeId/editorial',
  access: 'session',
  request: object(challengeIdField),
  response: editorialSchema.required(),
  summary:
    'The editorial of a challenge with the reference solution, once it is open for the member.',
});
