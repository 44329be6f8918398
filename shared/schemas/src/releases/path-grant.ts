/** Ownership of paths: what each unit may serve and redirect to, granted by operators. Times are ISO 8601 in UTC. */
import { MAX_OPTIONAL_SEGMENTS, PATH_PATTERN } from '@sopaan/contract/path-pattern';
import { array, mixed, object, string, type InferType } from 'yup';
import { endpoint } from '../api/endpoint';
import { unitField, whyField } from './name';

/** `serve`: pages and redirects at these paths; one unit only. `target`: redirects to pages of another unit. */
export const PATH_USES = ['serve', 'target'] as const;
export type PathUse = (typeof PATH_USES)[number];

export const patternField = string()
  .trim()
  .max(200, 'A path pattern has at most 200 characters, such as /course/:title/*.')
  .matches(PATH_PATTERN, 'A path pattern looks like /course/*, /course/:title/:id or /about-us.')
  .test(
    'optional',
    `A path pattern has at most ${MAX_OPTIONAL_SEGMENTS} optional segments, such as /course/:title?.`,
    (pattern = '') => (pattern.match(/\?/g)?.length ?? 0) <= MAX_OPTIONAL_SEGMENTS,
  )
  .required('A path pattern is required, such as /course/*.');

const grantFields = {
  unit: unitField,
  pattern: patternField,
  use: mixed<PathUse>().oneOf(PATH_USES, 'use is serve or target.').default('serve'),
};

export const pathGrantSchema = object({
  unit: string().required(),
  pattern: string().required(),
  use: mixed<PathUse>().oneOf(PATH_USES).required(),
  grantedAt: string().required(),
  grantedBy: string().required(),
});
export type PathGrant = InferType<typeof pathGrantSchema>;

const reservedPathSchema = object({
  pattern: string().required(),
  /** `edge`: no unit may serve it. `host`: only the host may. */
  servedBy: mixed<'edge' | 'host'>().required(),
});

const pathsSchema = object({
  grants: array(pathGrantSchema.required()).required(),
  reserved: array(reservedPathSchema.required()).required(),
});
export type Paths = InferType<typeof pathsSchema>;

export const listPathsEndpoint = endpoint({
  method: 'GET',
  path: 'releases/paths',
  access: 'deploy',
  request: object({}),
  response: pathsSchema,
  summary: 'Lists the paths that each unit owns, and the reserved ones.',
});

/** Idempotent. RELEASE_REFUSED if the pattern overlaps a reserved path or, to serve, a path of another unit. */
export const grantPathEndpoint = endpoint({
  method: 'POST',
  path: 'releases/paths/grant',
  access: 'deploy',
  request: object({ ...grantFields, why: whyField }),
  response: pathsSchema,
  summary: 'Grants a path to a unit.',
});

/** NOT_FOUND without such a grant. Pages at the path stay until the next promotion of the unit. */
export const revokePathEndpoint = endpoint({
  method: 'POST',
  path: 'releases/paths/revoke',
  access: 'deploy',
  request: object({ ...grantFields, why: whyField }),
  response: pathsSchema,
  summary: 'Takes a path from a unit.',
});
