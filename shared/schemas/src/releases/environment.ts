/** Environments: the set that each serves, and how it is changed. Times are ISO 8601 in UTC. */
import { retirementSchema } from '@sopaan/contract/retirement';
import { array, number, object, string, type InferType } from 'yup';
import { endpoint } from '../api/endpoint';
import {
  environmentField,
  releaseRefSchema,
  setField,
  setSchema,
  unitField,
  whyField,
} from './name';
import {
  environmentRetirementSchema,
  patternsField,
  retirementTargetField,
  unitTargetField,
} from './retirement';

const canarySchema = object({
  id: string().required(),
  set: setSchema.required(),
  /** The share of visitors, 1 to 99. */
  percent: number().required(),
  startedAt: string().required(),
  startedBy: string().required(),
});

export const environmentSchema = object({
  name: string().required(),
  /** Incremented by every change. A request for a change has the revision that it is based on. */
  revision: number().integer().required(),
  set: setSchema.required(),
  since: string().required(),
  changedBy: string().required(),
  canary: canarySchema.nullable().defined(),
  lock: object({ by: string().required(), why: string().defined(), since: string().required() })
    .nullable()
    .defined(),
  /** The retired paths, the most specific first. Older registries do not send them. */
  retirements: array(environmentRetirementSchema.required()).default(() => []),
});
export type Environment = InferType<typeof environmentSchema>;

export const listEnvironmentsEndpoint = endpoint({
  method: 'GET',
  path: 'releases/environments',
  access: 'deploy',
  request: object({}),
  response: object({ environments: array(environmentSchema.required()).required() }),
  summary: 'Lists the environments with their set, canary and lock.',
});

/** `expected`: the revision that the change is based on; 0 for a new environment. */
const changeFields = { expected: number().integer().min(0).required(), why: whyField };
const environment = { environment: environmentField };

/**
 * Promotes releases to an environment and keeps its other releases. RELEASE_REFUSED has the incompatible pairs and the reasons;
 * ENVIRONMENT_MOVED when the revision has changed; ENVIRONMENT_LOCKED. With `percent` it starts a canary; without, the releases of a
 * running canary are promoted to everyone.
 */
export const promoteEndpoint = endpoint({
  method: 'POST',
  path: 'releases/environments/:environment/promote',
  access: 'deploy',
  request: object({
    ...environment,
    ...changeFields,
    parts: array(releaseRefSchema.required()).min(1).max(20).required(),
    percent: number().integer().min(1).max(99),
  }),
  response: environmentSchema.required(),
  summary: 'Promotes releases to an environment, for all visitors or a share of them.',
});

/** Also stops a running canary. */
export const rollbackEndpoint = endpoint({
  method: 'POST',
  path: 'releases/environments/:environment/rollback',
  access: 'deploy',
  request: object({ ...environment, ...changeFields, to: setField.optional() }),
  response: environmentSchema.required(),
  summary: 'Rolls an environment back to the previous set, or to a given one.',
});

export const stopCanaryEndpoint = endpoint({
  method: 'POST',
  path: 'releases/environments/:environment/stop-canary',
  access: 'deploy',
  request: object({ ...environment, ...changeFields }),
  response: environmentSchema.required(),
  summary: 'Stops the running canary. All visitors get the current set.',
});

/** Promotions and canaries are rejected until it is unlocked. A rollback is still possible, for incidents. */
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
  summary: 'Unlocks an environment.',
});

/**
 * Retires paths that the unit of the token owns: they are redirected to `to` (301), or gone (410), whatever releases declare.
 * Retiring a path again replaces its target. RELEASE_REFUSED with the reasons, such as a target that leads back; ENVIRONMENT_LOCKED.
 */
export const retireEndpoint = endpoint({
  method: 'POST',
  path: 'releases/environments/:environment/retire',
  access: 'deploy',
  request: object({
    ...environment,
    patterns: patternsField,
    to: retirementTargetField,
    why: whyField,
  }),
  response: environmentSchema.required(),
  summary: 'Retires paths: redirects them for good, or answers that they are gone.',
});

/** NOT_FOUND for a path that is not retired. Possible in a locked environment, like a rollback. */
export const unretireEndpoint = endpoint({
  method: 'POST',
  path: 'releases/environments/:environment/unretire',
  access: 'deploy',
  request: object({ ...environment, patterns: patternsField, why: whyField }),
  response: environmentSchema.required(),
  summary: 'Ends the retirement of paths: their pages are served again.',
});

/**
 * Takes a unit out of the set of an environment, and of its canary, and retires all its paths. Its next promotion brings it back; its
 * paths stay retired until `unretire`.
 */
export const retireUnitEndpoint = endpoint({
  method: 'POST',
  path: 'releases/environments/:environment/retire-unit',
  access: 'deploy',
  request: object({ ...environment, unit: unitField, to: unitTargetField, why: whyField }),
  response: environmentSchema.required(),
  summary: 'Takes a unit out of an environment and retires all its paths.',
});

export const historyEntrySchema = object({
  revision: number().integer().required(),
  set: setSchema.required(),
  at: string().required(),
  by: string().required(),
  /** `promote`, `rollback` or `retire`. */
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
  summary: 'Lists the sets that an environment has served, newest first.',
});

/** The state of an environment, for an edge. */
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
  /**
   * The fallbacks: releases that a browser uses when the current release of their unit fails. Those of one unit are in the order of
   * preference. Not every unit has one.
   */
  lastGood: array(releaseRefSchema.required()).required(),
  /** The retired paths, the most specific first. Older registries do not send them. */
  retirements: array(retirementSchema.required()).default(() => []),
});
export type EnvironmentState = InferType<typeof environmentStateSchema>;

export const environmentStateEndpoint = endpoint({
  method: 'GET',
  path: 'releases/environments/:environment/state',
  access: 'edge',
  request: object({ ...environment }),
  response: environmentStateSchema.required(),
  summary:
    'Returns the sets of an environment, for an edge. NOT_FOUND until something has been promoted.',
});
