/** The 100 days: one challenge per day, from the member's start. Days are in Indian time. */
import { array, number, object, string, type InferType } from 'yup';
import { endpoint } from '../api/endpoint';

export const HUNDRED_DAYS = 100;

export const hundredDaySchema = object({
  /** 1 to 100. */
  day: number().integer().required(),
  challengeId: string().required(),
  title: string().required(),
  topics: array(string().required()).required(),
  difficultyLevel: string().required(),
  points: number().required(),
  /** `YYYY-MM-DD`; null before the start. */
  unlocksOn: string().nullable().defined(),
  /**
   * `locked`, `open` (today's, or an earlier one that is not solved), `solved` (on its day) or `caught-up` (later). More may be added.
   */
  state: string().required(),
  /** `YYYY-MM-DD`, the day on which it was solved. */
  solvedOn: string().nullable().defined(),
});
export type HundredDay = InferType<typeof hundredDaySchema>;

export const hundredDaysSchema = object({
  /** `YYYY-MM-DD`, the current day in India by the server's clock. */
  today: string().required(),
  /** `YYYY-MM-DD`; null for guests and before the start. */
  startedOn: string().nullable().defined(),
  /** The day that unlocks today, 1 to 100; null before the start. */
  currentDay: number().integer().nullable().defined(),
  /** Consecutive days solved on their day: up to now (today may still be open), and the record. */
  currentStreak: number().integer().required(),
  longestStreak: number().integer().required(),
  /** Missed days that a streak freeze covers, ascending. */
  frozenDays: array(number().integer().required()).default([]),
  /** Streak freezes that have not covered a day yet. */
  streakFreezes: number().integer().default(0),
  days: array(hundredDaySchema).required(),
});
export type HundredDays = InferType<typeof hundredDaysSchema>;

export const getHundredDaysEndpoint = endpoint({
  method: 'GET',
  path: 'practice/hundred-days',
  access: 'optional',
  request: object({}),
  response: hundredDaysSchema.required(),
  summary: "Lists the 100 days with the member's progress.",
});

/** Idempotent. */
export const startHundredDaysEndpoint = endpoint({
  method: 'POST',
  path: 'practice/hundred-days/start',
  access: 'session',
  request: object({}),
  response: hundredDaysSchema.required(),
  summary: 'Starts the 100 days today.',
});

/** Solved challenges stay solved elsewhere, but not in the new 100 days. */
export const restartHundredDaysEndpoint = endpoint({
  method: 'POST',
  path: 'practice/hundred-days/restart',
  access: 'session',
  request: object({}),
  response: hundredDaysSchema.required(),
  summary: 'Restarts the 100 days today.',
});
