/** What pages tell of themselves, and how a canary does beside the present set. Times are ISO 8601 in UTC. */
import { array, number, object, string, type InferType } from 'yup';
import { endpoint } from './endpoint';
import { environmentField } from './release-name';

const line = (max: number) => string().max(max).defined();

/** A region of a page failed, as the host in the browser tells it. */
export const failureSchema = object({
  /** Which page: the random name and its signature from the page's set. */
  page: line(80),
  set: line(64),
  /** Shown to the person, too. */
  reference: line(64),
  remote: line(64),
  version: line(64),
  release: line(128),
  phase: line(32),
  code: line(64),
  message: line(300),
  /** The pattern of the page's route, as in `vitals`. A host from before says the address. */
  path: line(500),
  /** The release that took its place; empty when none did. */
  replacedBy: string().max(128).default(''),
}).noUnknown();
export type Failure = InferType<typeof failureSchema>;

/** The web vitals of one page, told once, when it is left. Milliseconds; CLS has no unit. Null: not measured. */
export const vitalsSchema = object({
  page: line(80),
  set: line(64),
  remote: line(64),
  release: line(128),
  /** The pattern of the page's first route, such as `/course/:title/:id`. */
  route: line(200),
  lcp: number().min(0).max(600_000).nullable().defined(),
  inp: number().min(0).max(600_000).nullable().defined(),
  cls: number().min(0).max(100).nullable().defined(),
}).noUnknown();
export type Vitals = InferType<typeof vitalsSchema>;

/** From an edge, every second or so: pages it has served, and what their browsers told it. Repeating it has no effect. */
export const signalsEndpoint = endpoint({
  method: 'POST',
  path: 'releases/signals',
  access: 'edge',
  request: object({
    /** Names this batch, so that one that is sent twice counts once. */
    batch: string().min(8).max(64).required(),
    environment: environmentField,
    /** How many pages of each set were served. */
    pages: array(
      object({ set: line(64), count: number().integer().min(1).max(1_000_000).required() }),
    )
      .max(50)
      .required(),
    failures: array(failureSchema.required()).max(500).required(),
    vitals: array(vitalsSchema.required()).max(500).required(),
  }),
  response: object({ status: string().required() }),
  summary: 'What pages told an edge.',
});

const pointSchema = object({
  /** The start of the interval. */
  at: string().required(),
  pages: number().required(),
  failures: number().required(),
  /** 75th percentiles; null without a measurement. */
  lcp: number().nullable().defined(),
  inp: number().nullable().defined(),
  cls: number().nullable().defined(),
});
export type HealthPoint = InferType<typeof pointSchema>;

/** One set over time. `failures` counts pages on which something failed. */
const setHealthSchema = object({
  set: string().required(),
  role: string().required(),
  releases: array(string().required()).required(),
  total: pointSchema.required(),
  points: array(pointSchema.required()).required(),
});
export type SetHealth = InferType<typeof setHealthSchema>;

const unitHealthSchema = object({
  unit: string().required(),
  release: string().required(),
  set: string().required(),
  failures: number().required(),
  lcp: number().nullable().defined(),
  inp: number().nullable().defined(),
  cls: number().nullable().defined(),
  samples: number().required(),
});

const recentFailureSchema = failureSchema
  .omit(['page'])
  .concat(object({ at: string().required() }));

export const healthEndpoint = endpoint({
  method: 'GET',
  path: 'releases/environments/:environment/health',
  access: 'deploy',
  request: object({
    environment: environmentField,
    /** How far back, in hours. */
    hours: number().min(1).max(168).default(24),
  }),
  response: object({
    /** The present set, and the canary's when one runs or has just been stopped. */
    sets: array(setHealthSchema.required()).required(),
    units: array(unitHealthSchema.required()).required(),
    failures: array(recentFailureSchema.required()).required(),
    /** When a canary stops by itself, in words. */
    thresholds: array(string().required()).required(),
  }),
  summary: 'Failures and web vitals of an environment, by set and by unit.',
});
export type Health = InferType<typeof healthEndpoint.response>;
