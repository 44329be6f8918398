/** The 100 days: a challenge a day, from the day on which a member began. Days are days in India. */
import { array, number, object, string, type InferType } from 'yup';
import { endpoint } from './endpoint';

export const HUNDRED_DAYS = 100;

export const hundredDaySchema = object({
  /** 1 to 100. */
  day: number().integer().required(),
  challengeId: string().required(),
  title: string().required(),
  topics: array(string().required()).required(),
  difficultyLevel: string().required(),
  points: number().required(),
  /** `YYYY-MM-DD`; null before the member began. */
  unlocksOn: string().nullable().defined(),
  /**
   * `locked`, `open` (today's or an earlier one that is not solved), `solved` (on its own day) or `caught-up` (later). Further
   * words may come.
   */
  state: string().required(),
  /** `YYYY-MM-DD`, the day on which it was solved. */
  solvedOn: string().nullable().defined(),
});
export type HundredDay = InferType<typeof hundredDaySchema>;

export const hundredDaysSchema = object({
  /** `YYYY-MM-DD`, the day in India by the server's clock. */
  today: string().required(),
  /** `YYYY-MM-DD`; null for guests and before the member began. */
  startedOn: string().nullable().defined(),
  /** The day that is unlocked today, 1 to 100; null before the member began. */
  currentDay: number().integer().nullable().defined(),
  /** Days in a row that were solved on their own day: up to now (today may still be open), and the most ever. */
  currentStreak: number().integer().required(),
  longestStreak: number().integer().required(),
  days: array(hundredDaySchema).required(),
});
export type HundredDays = InferType<typeof hundredDaysSchema>;

export const getHundredDaysEndpoint = endpoint({
  method: 'GET',
  path: 'practice/hundred-days',
  access: 'optional',
  request: object({}),
  response: hundredDaysSchema.required(),
  summary: 'The 100 days with what a member did on each.',
});

/** A second time it changes nothing. */
export const startHundredDaysEndpoint = endpoint({
  method: 'POST',
  path: 'practice/hundred-days/start',
  access: 'session',
  request: object({}),
  response: hundredDaysSchema.required(),
  summary: 'Begins the 100 days today.',
});

/** What was solved stays solved in practice, but not in these 100 days. */
export const restartHundredDaysEndpoint = endpoint({
  method: 'POST',
  path: 'practice/hundred-days/restart',
  access: 'session',
  request: object({}),
  response: hundredDaysSchema.required(),
  summary: 'Begins the 100 days anew, today.',
});
