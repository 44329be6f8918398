/** Following institutes: once per person and institute. */
import { boolean, number, object, string, type InferType } from 'yup';
import { endpoint } from '../api/endpoint';

export const followSchema = object({
  following: boolean().required(),
  /** The number of followers. */
  count: number().integer().min(0).required(),
}).required();
export type Follow = InferType<typeof followSchema>;

const shared = {
  path: 'institutes/:id/follow',
  access: 'session',
  request: object({ id: string().max(100).required() }),
  response: followSchema,
} as const;

export const getFollowEndpoint = endpoint({
  ...shared,
  method: 'GET',
  summary: 'Whether the member follows the institute.',
});

/** Idempotent. */
export const followEndpoint = endpoint({
  ...shared,
  method: 'PUT',
  summary: 'Follows the institute.',
});

export const unfollowEndpoint = endpoint({
  ...shared,
  method: 'DELETE',
  summary: 'Unfollows the institute.',
});
