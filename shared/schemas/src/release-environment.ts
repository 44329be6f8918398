/** Environments: which set each shows, and what moves it. Times are ISO 8601 in UTC. */
import { array, number, object, string, type InferType } from 'yup';
import { endpoint } from './endpoint';
import { environmentField, releaseRefSchema, setField, setSchema, whyField } from './release-name';

const canarySchema = object({
  id: string().required(),
  set: setSchema.required(),
  /** Of the visitors, 1 to 99. */
  percent: number().required(),
  startedAt: string().required(),
  startedBy: string().required(),
});

export const environmentSchema = object({
  name: string().required(),
  /** Counts every change. A change names the revision that it was decided on. */
  revision: number().integer().required(),
  set: setSchema.required(),
  since: string().required(),
  changedBy: string().required(),
  canary: canarySchema.nullable().defined(),
  lock: object({ by: string().required(), why: string().defined(), since: string().required() })
    .nullable()
    .defined(),
});
export type Environment = InferType<typeof environmentSchema>;

export const listEnvironmentsEndpoint = endpoint({
  method: 'GET',
  path: 'releases/environments',
  access: 'deploy',
  request: object({}),
  response: object({ environments: array(environmentSchema.required()).required() }),
  summary: 'Every environment with its set, canary and lock.',
});

/** The revision that was seen; 0 for an environment that is still to be made. */
const seen = { expected: number().integer().min(0).required(), why: whyField };
const environment = { environment: environmentField };

/**
 * Puts releases into an environment, all others as they are. RELEASE_REFUSED names the pairs and the reasons;
 * ENVIRONMENT_MOVED when the revision is another by now; ENVIRONMENT_LOCKED. With `percent` it starts a canary; without,
 * releases of a running canary become everyone's.
 */
export const promoteEndpoint = endpoint({
  method: 'POST',
  path: 'releases/environments/:environment/promote',
  access: 'deploy',
  request: object({
    ...environment,
    ...seen,
    parts: array(releaseRefSchema.required()).min(1).max(20).required(),
    percent: number().integer().min(1).max(99),
  }),
  response: environmentSchema.required(),
  summary: 'Promotes releases to an environment, for all visitors or a part of them.',
});

/** Ends a running canary as well. */
export const rollbackEndpoint = endpoint({
  method: 'POST',
  path: 'releases/environments/:environment/rollback',
  access: 'deploy',
  request: object({ ...environment, ...seen, to: setField.optional() }),
  response: environmentSchema.required(),
  summary: 'Brings an environment back to an earlier set: the one before, or the one named.',
});

export const stopCanaryEndpoint = endpoint({
  method: 'POST',
  path: 'releases/environments/:environment/stop-canary',
  access: 'deploy',
  request: object({ ...environment, ...seen }),
  response: environmentSchema.required(),
  summary: 'Ends the running canary; all visitors get the present set.',
});

/** Promotions and canaries are refused until it is unlocked. A rollback is still possible: it is the way out of an incident. */
export const lockEndpoint = endpoint({
  method: 'POST',
  path: 'releases/environments/:environment/lock',
  access: 'deploy',
  request: object({ ...environment, why: whyField }),
  response: environmentSchema.required(),
  summary: 'Locks an environment against promotions.',
});

export const unlockEndpoint = endpoint({
  method: 'POST',
  path: 'releases/environments/:environment/unlock',
  access: 'deploy',
  request: object({ ...environment, why: whyField }),
  response: environmentSchema.required(),
  summary: 'Takes the lock off an environment.',
});

export const historyEntrySchema = object({
  revision: number().integer().required(),
  set: setSchema.required(),
  at: string().required(),
  by: string().required(),
  /** `promote`, `rollback`, … */
  action: string().required(),
  why: string().defined(),
});
export type HistoryEntry = InferType<typeof historyEntrySchema>;

export const environmentHistoryEndpoint = endpoint({
  method: 'GET',
  path: 'releases/environments/:environment/history',
  access: 'deploy',
  request: object({ ...environment, limit: number().integer().min(1).max(50) }),
  response: object({ entries: array(historyEntrySchema.required()).required() }),
  summary: 'The sets that an environment has shown, newest first.',
});

/** What an edge shows its visitors. */
export const environmentStateSchema = object({
  environment: string().required(),
  revision: number().integer().required(),
  set: setSchema.required(),
  canary: object({
    id: string().required(),
    set: setSchema.required(),
    percent: number().required(),
  })
    .nullable()
    .defined(),
  /** The release that stands in for a unit's present one when that fails in a browser. Not every unit has one. */
  lastGood: array(releaseRefSchema.required()).required(),
});
export type EnvironmentState = InferType<typeof environmentStateSchema>;

export const environmentStateEndpoint = endpoint({
  method: 'GET',
  path: 'releases/environments/:environment/state',
  access: 'edge',
  request: object({ ...environment }),
  response: environmentStateSchema.required(),
  summary: 'The sets of an environment, for an edge. NOT_FOUND while nothing has been promoted.',
});
