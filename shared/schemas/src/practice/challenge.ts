/** Coding challenges. Responses never contain the hidden tests or the reference solution. `challange` is the spec's spelling. */
import { array, mixed, number, object, string, type InferType } from 'yup';
import { choices } from '../api/choices';
import { endpoint } from '../api/endpoint';
import { searchFields, searchPageOf } from '../api/facet';
import { sortField } from '../api/sort';
import {
  CHALLENGE_SORTS,
  CHALLENGE_TYPES,
  DIFFICULTY_LEVELS,
  PROGRAMMING_LANGUAGES,
} from './practice-options';

const summaryFields = {
  id: string().required(),
  title: string().required(),
  /** `code_conquest` or `100_days_code_conquest`: the type of the challenge page. */
  type: string().required(),
  /** One sentence of plain text. */
  summary: string().defined(),
  topics: array(string().required()).required(),
  difficultyLevel: string().required(),
  points: number().required(),
  /** 1 to 100 in the 100 days, null elsewhere. */
  day: number().nullable().defined(),
  practiceType: string().defined(),
  programmingLanguages: array(string().required()).required(),
  examPreparation: array(string().required()).required(),
  projectType: string().defined(),
  testFormat: string().defined(),
  practiceMode: string().defined(),
  solvedCount: number().required(),
};

/** `status` is `solved`, `tried` or `new`, and null for guests. */
export const challengeListItemSchema = object({
  ...summaryFields,
  status: string().nullable().defined(),
});
export type ChallengeListItem = InferType<typeof challengeListItemSchema>;

export const challengeExampleSchema = object({
  input: string().defined(),
  output: string().defined(),
  explanation: string().defined(),
});

export const challengeSchema = object({
  ...summaryFields,
  status: string().nullable().defined(),
  /** HTML, sanitised by the server. */
  statement: string().defined(),
  inputFormat: string().defined(),
  outputFormat: string().defined(),
  constraints: array(string().required()).required(),
  examples: array(challengeExampleSchema).required(),
  timeLimitMs: number().required(),
  memoryLimitMb: number().required(),
  /** Starter code by the runner's language names. */
  starters: array(object({ language: string().required(), code: string().defined() })).required(),
  /** The number of hidden tests. The tests themselves stay on the server. */
  hiddenTestCount: number().required(),
});
export type Challenge = InferType<typeof challengeSchema>;

export const getChallengeEndpoint = endpoint({
  method: 'POST',
  path: 'get/practice/challanges/id',
  access: 'optional',
  credentials: true,
  request: object({
    id: string().max(100).required(),
    challange_type: mixed<'code_conquest'>().oneOf(['code_conquest']).required(),
  }),
  response: challengeSchema.required(),
  summary: 'Returns one code conquest challenge by its id.',
});

export const getDayChallengeEndpoint = endpoint({
  method: 'POST',
  path: 'get/practice/challanges',
  access: 'optional',
  credentials: true,
  request: object({
    /** The title from the URL of the page; not used for the lookup. */
    id: string().max(200).required(),
    /** The challenge's id. */
    days_id: string().max(100).required(),
    challange_type: mixed<'100_days_code_conquest'>().oneOf(['100_days_code_conquest']).required(),
  }),
  response: challengeSchema.required(),
  summary: 'Returns the challenge of one of the 100 days.',
});

/** A member's progress in a challenge. */
export const CHALLENGE_STATUSES = ['new', 'tried', 'solved'] as const;

export const getChallengesEndpoint = endpoint({
  method: 'GET',
  path: 'practice/challenges',
  access: 'optional',
  request: object({
    ...searchFields,
    sort: sortField(CHALLENGE_SORTS),
    type: choices(CHALLENGE_TYPES),
    topic: array(string().max(60).required()).max(20),
    difficultyLevel: choices(DIFFICULTY_LEVELS),
    programmingLanguages: choices(PROGRAMMING_LANGUAGES),
    /** For guests every challenge is `new`. */
    status: choices(CHALLENGE_STATUSES),
  }),
  response: searchPageOf(challengeListItemSchema).required(),
  summary: "Searches challenges, with the member's status for each.",
});
