/** What a member has achieved: coins, ranking, badges, followers. */
import { array, number, object, string, type InferType } from 'yup';
import { endpoint } from '../api/endpoint';

const levelSchema = object({
  name: string().required(),
  /** The points at which it begins. */
  points: number().integer().required(),
});

export const badgeSchema = object({
  key: string().required(),
  title: string().required(),
  /** What earns it. */
  rule: string().required(),
  /** ISO instant; null until it is earned. */
  earnedAt: string().nullable().defined(),
});
export type Badge = InferType<typeof badgeSchema>;

export const statsSchema = object({
  /** The balance. */
  coins: number().integer().required(),
  /** Coins that were ever earned. */
  points: number().integer().required(),
  level: levelSchema.required(),
  /** Null at the highest level. */
  nextLevel: levelSchema.nullable().default(null),
  /** Freezes that have not covered a day yet. */
  streakFreezes: number().integer().required(),
  followers: number().integer().required(),
  followings: number().integer().required(),
  badges: array(badgeSchema).required(),
});
export type Stats = InferType<typeof statsSchema>;

export const getStatsEndpoint = endpoint({
  method: 'GET',
  path: 'stats',
  access: 'session',
  request: object({}),
  response: statsSchema.required(),
  summary: "The member's coins, ranking, badges and followers.",
});
