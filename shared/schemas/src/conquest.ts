/** Code conquest: rounds of challenges, and who has how many points. */
import { array, boolean, number, object, string, type InferType } from 'yup';
import { challengeListItemSchema } from './challenge';
import { endpoint } from './endpoint';
import { pageFields, pageOf } from './paging';

export const conquestRoundSchema = object({
  /** From 1. */
  number: number().integer().required(),
  title: string().required(),
  /** One plain sentence. */
  summary: string().defined(),
  /** What all its challenges give together. */
  points: number().integer().required(),
  /** The member's own; null for guests. */
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
  summary: 'The rounds of code conquest with their challenges, and what a member did about each.',
});

export const standingSchema = object({
  /** From 1. Nobody shares one: who had the points first stands first. */
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
    /** A round's number; 0, or none, is all rounds together. */
    round: number().integer().min(0).max(1_000),
    ...pageFields,
  }),
  response: pageOf(standingSchema)
    .shape({
      /** The member's own row, wherever it stands; null for guests and before the first points. */
      you: standingSchema.nullable().defined(),
      /** How many people have points. */
      total: number().integer().required(),
    })
    .required(),
  summary: 'Who has the most points, of a round or of all; ties go to who reached them first.',
});
