/** Failures and web vitals reported by pages, and the health of the current set and the canary. Times are ISO 8601 in UTC. */
import { array, number, object, string, type InferType } from 'yup';
import { endpoint } from '../api/endpoint';
import { environmentField, releaseRefSchema } from './name';
import { violationSchema } from './violation';

const text = (max: number) => string().max(max).defined();

/** The failure of a region of a page, as reported by the host in the browser. */
export const failureSchema = object({
  /** The id that the edge gave the page: random characters, and their signature, which holds for the page's set only. */
  page: text(80),
  set: text(64),
  /** The reference that is shown to the visitor. */
  reference: text(64),
  remote: text(64),
  version: text(64),
  release: text(128),
  phase: text(32),
  code: text(64),
  message: text(300),
  /** The pattern of the page's route, as in `vitals`. Older hosts send the path. */
  path: text(500),
  /** The fallback release; empty without one. */
  replacedBy: string().max(128).default(''),
}).noUnknown();
export type Failure = InferType<typeof failureSchema>;

/** The web vitals of one page, reported once, when it is left, in milliseconds; CLS has no unit. Null: not measured. */
export const vitalsSchema = object({
  page: text(80),
  set: text(64),
  remote: text(64),
  release: text(128),
  /** The pattern of the page's first route, such as `/course/:title/:id`. */
  route: text(200),
  lcp: number().min(0).max(600_000).nullable().defined(),
  inp: number().min(0).max(600_000).nullable().defined(),
  cls: number().min(0).max(100).nullable().defined(),
}).noUnknown();
export type Vitals = InferType<typeof vitalsSchema>;

/** Reports from an edge, about once a second: the number of served pages and the reports of their browsers. Idempotent. */
export const signalsEndpoint = endpoint({
  method: 'POST',
  path: 'releases/signals',
  access: 'edge',
  request: object({
    /** Identifies the batch, so that a batch that is sent twice counts once. */
    batch: string().min(8).max(64).required(),
    environment: environmentField,
    /** The number of served pages per set. */
    pages: array(
      object({ set: text(64), count: number().integer().min(1).max(1_000_000).required() }),
    )
      .max(50)
      .required(),
    failures: array(failureSchema.required()).max(500).required(),
    vitals: array(vitalsSchema.required()).max(500).required(),
    /** The number of files per installed release whose bytes had changed on the disk of the edge. Older edges do not send it. */
    changedFiles: array(
      releaseRefSchema.shape({ count: number().integer().min(1).max(1_000_000).required() }),
    ).max(50),
    /** Older edges do not send it. */
    violations: array(violationSchema.required()).max(100),
  }),
  /** `taken`: the batch was recorded; `known`: it had already been recorded. */
  response: object({ status: string().required() }),
  summary: 'Receives the reports of pages from an edge.',
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

/** The health of one set over time. `failures` is the number of pages with a failure. */
const setHealthSchema = object({
  set: string().required(),
  /** `present` (the current set; consoles show this word), `canary` or `stopped canary`. */
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

const reportedViolationSchema = violationSchema
  .pick(['unit', 'release', 'directive', 'blocked'])
  .concat(
    object({
      reports: number().required(),
      /** The start of the day of the first of them. */
      since: string().required(),
    }),
  );

export const healthEndpoint = endpoint({
  method: 'GET',
  path: 'releases/environments/:environment/health',
  access: 'deploy',
  request: object({
    environment: environmentField,
    /** The length of the period up to now, in hours. */
    hours: number().min(1).max(168).default(24),
  }),
  response: object({
    /** The current set, and the set of a canary that is running or was just stopped. */
    sets: array(setHealthSchema.required()).required(),
    units: array(unitHealthSchema.required()).required(),
    failures: array(recentFailureSchema.required()).required(),
    /** What the content security policy blocked, most frequent first. */
    violations: array(reportedViolationSchema.required()).default(() => []),
    /** The conditions that stop a canary or roll back a promotion automatically, as text. */
    thresholds: array(string().required()).required(),
  }),
  summary: 'Failures and web vitals of an environment, by set and by unit.',
});
export type Health = InferType<typeof healthEndpoint.response>;
