/** Previews: signed links that expire and pin a set for one browser. Times are ISO 8601 in UTC. */
import { array, mixed, number, object, string, type InferType } from 'yup';
import { overriddenUnitSchema } from '@sopaan/contract/release';
import { endpoint } from './endpoint';
import { differenceSchema } from './release-difference';
import { environmentField, releaseRefSchema, setSchema } from './release-name';

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

/** The set must pass the same checks as a promotion, but for the budgets. */
export const createPreviewEndpoint = endpoint({
  method: 'POST',
  path: 'releases/previews',
  access: 'deploy',
  request: object({
    environment: environmentField.default('production'),
    parts: array(releaseRefSchema.required()).min(1).max(20).required(),
    /** Days until the link expires. */
    days: number().min(0.0001).max(90).default(7),
    note: string().trim().max(300).default(''),
  }),
  response: object({
    preview: previewSchema.required(),
    /** For `?preview=<token>` on any path. Not shown again. */
    token: string().required(),
  }),
  summary: 'Makes a preview link of releases in an environment’s other parts.',
});

export const listPreviewsEndpoint = endpoint({
  method: 'GET',
  path: 'releases/previews',
  access: 'deploy',
  request: object({ limit: number().integer().min(1).max(50) }),
  response: object({ previews: array(previewSchema.required()).required() }),
  summary: 'The previews, newest first.',
});

export const revokePreviewEndpoint = endpoint({
  method: 'POST',
  path: 'releases/previews/:id/revoke',
  access: 'deploy',
  request: object({ id: string().max(64).required() }),
  response: previewSchema.required(),
  summary: 'Ends a preview before it expires.',
});

/** What an edge is told of a link. Exactly one of `problem` and `preview` is not null. */
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

/** For the preview bar: the token shows that the asker may know. */
export const previewDifferenceEndpoint = endpoint({
  method: 'POST',
  path: 'releases/previews/difference',
  access: 'public',
  request: object({
    token: tokenField,
    /** The path that is looked at. */
    path: string().matches(/^\//).max(500).required(),
  }),
  response: object({
    difference: differenceSchema.required(),
    /** Of the path: bytes as sent that its first visit loads, null where no unit answers it. */
    page: object({
      pattern: string().nullable().defined(),
      before: number().nullable().defined(),
      after: number().nullable().defined(),
      state: mixed<'same' | 'added' | 'removed' | 'changed'>().required(),
    }).required(),
  }),
  summary: 'How a preview differs from its environment, in whole and for one path.',
});
export type PreviewDifference = InferType<typeof previewDifferenceEndpoint.response>;
