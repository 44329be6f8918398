/** Previews: signed, expiring links that pin a set for one browser. Times are ISO 8601 in UTC. */
import { array, mixed, number, object, string, type InferType } from 'yup';
import { overriddenUnitSchema } from '@sopaan/contract/release';
import { endpoint } from '../api/endpoint';
import { differenceSchema } from './difference';
import { environmentField, releaseRefSchema, setSchema } from './name';

const tokenField = string()
  .matches(/^[\w.-]{20,200}$/, 'This is not a preview link.')
  .required();

export const previewSchema = object({
  id: string().required(),
  environment: string().required(),
  set: setSchema.required(),
  overridden: array(overriddenUnitSchema.required()).required(),
  createdAt: string().required(),
  createdBy: string().required(),
  expires: string().required(),
  revokedAt: string().nullable().defined(),
  note: string().defined(),
});
export type Preview = InferType<typeof previewSchema>;

/** The set must pass the same checks as a promotion, except for the budgets. */
export const createPreviewEndpoint = endpoint({
  method: 'POST',
  path: 'releases/previews',
  access: 'deploy',
  request: object({
    environment: environmentField.default('production'),
    parts: array(releaseRefSchema.required()).min(1).max(20).required(),
    /** Days until the link expires; the minimum is a few seconds, for tests. */
    days: number().min(0.0001).max(90).default(7),
    note: string().trim().max(300).default(''),
  }),
  response: object({
    preview: previewSchema.required(),
    /** The token for `?preview=<token>` on any path. It is not shown again. */
    token: string().required(),
  }),
  summary: 'Creates a preview link of releases together with the other releases of an environment.',
});

export const listPreviewsEndpoint = endpoint({
  method: 'GET',
  path: 'releases/previews',
  access: 'deploy',
  request: object({ limit: number().integer().min(1).max(50) }),
  response: object({ previews: array(previewSchema.required()).required() }),
  summary: 'Lists the previews, newest first.',
});

export const revokePreviewEndpoint = endpoint({
  method: 'POST',
  path: 'releases/previews/:id/revoke',
  access: 'deploy',
  request: object({ id: string().max(64).required() }),
  response: previewSchema.required(),
  summary: 'Revokes a preview before it expires.',
});

/** Exactly one of `problem` and `preview` is not null. */
export const openPreviewEndpoint = endpoint({
  method: 'POST',
  path: 'releases/previews/open',
  access: 'edge',
  request: object({ token: string().max(200).required() }),
  response: object({
    /** `expired`, `revoked` or `unknown`. */
    problem: string().nullable().defined(),
    preview: previewSchema.nullable().defined(),
  }),
  summary: 'Checks a preview link, for an edge.',
});
export type OpenedPreview = InferType<typeof openPreviewEndpoint.response>;

/** The differences for the preview bar. The token authorises the request. */
export const previewDifferenceEndpoint = endpoint({
  method: 'POST',
  path: 'releases/previews/difference',
  access: 'public',
  request: object({
    token: tokenField,
    /** The path of the current page. */
    path: string().matches(/^\//).max(500).required(),
  }),
  response: object({
    difference: differenceSchema.required(),
    /** The size of the first visit of the path, in bytes as sent; null where no unit serves the path. */
    page: object({
      pattern: string().nullable().defined(),
      before: number().nullable().defined(),
      after: number().nullable().defined(),
      state: mixed<'same' | 'added' | 'removed' | 'changed'>().required(),
    }).required(),
  }),
  summary: 'Compares a preview with its environment, as a whole and for one path.',
});
export type PreviewDifference = InferType<typeof previewDifferenceEndpoint.response>;
