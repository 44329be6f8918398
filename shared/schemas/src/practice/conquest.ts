/** Code conquest: rounds of challenges and the leaderboard. */
import { array, boolean, number, object, string, type InferType } from 'yup';
import { challengeListItemSchema } from './challenge';
import { endpoint } from '../api/endpoint';
import { pageFields, pageOf } from '../api/paging';

export const conquestRoundSchema = object({
  /** From 1. */
  number: number().integer().required(),
  title: string().required(),
  /** One sentence of plain text. */
  summary: string().defined(),
  /** The total of all its challenges. */
  points: number().integer().required(),
  /** The member's points; null for guests. */
  earnedPoints: number().integer().nullable().defined(),
  challenges: array(challengeListItemSchema).required(),
});
export type ConquestRound = InferType<typeof conquestRoundSchema>;

export const getConquestEndpoint = endpoint({
  method: 'GET',
  path: 'practice/conquest',
  access: 'optional',
  request: object({}),
  response: object({ rounds: array(conquestRoundSchema).required() }).required(),
  summary:
    "Lists the rounds of code conquest with their challenges and the member's status for each.",
});

export const standingSchema = object({
  /** From 1. Ranks are unique: of two members with equal points, the one who reached them first ranks higher. */
  rank: number().integer().required(),
  /** First name and initial of the last name. */
  name: string().required(),
  points: number().integer().required(),
  solvedCount: number().integer().required(),
  /** ISO instant at which these points were reached. */
  reachedAt: string().required(),
  isYou: boolean().required(),
});
export type Standing = InferType<typeof standingSchema>;

export const getLeaderboardEndpoint = endpoint({
  method: 'GET',
  path: 'practice/conquest/leaderboard',
  access: 'optional',
  request: object({
    /** The number of a round; 0 or absent for all rounds. */
    round: number().integer().min(0).max(1_000),
    ...pageFields,
  }),
  response: pageOf(standingSchema)
    .shape({
      /** The member's row, even if it is on another page; null for guests and members without points. */
      you: standingSchema.nullable().defined(),
      /** The number of people with points. */
      total: number().integer().required(),
    })
    .required(),
  summary: 'Lists people by points, of one round or of all. Ties go to whoever reached them first.',
});
