/** Likes of courses and competitions: one per person and item. */
import { boolean, number, object, string, type InferType } from 'yup';
import { endpoint } from './endpoint';

export const likeSchema = object({
  liked: boolean().required(),
  /** The number of likes. */
  count: number().integer().min(0).required(),
}).required();
export type Like = InferType<typeof likeSchema>;

const request = object({ id: string().max(100).required() });
const shared = { access: 'session', request, response: likeSchema } as const;

const likeEndpointsAt = (path: string, name: string) => ({
  get: endpoint({
    ...shared,
    method: 'GET',
    path,
    summary: `Whether the member likes the ${name}.`,
  }),
  /** Idempotent. */
  put: endpoint({ ...shared, method: 'PUT', path, summary: `Likes the ${name}.` }),
  delete: endpoint({
    ...shared,
    method: 'DELETE',
    path,
    summary: `Removes the like of the ${name}.`,
  }),
});

export const likeEndpoints = {
  course: likeEndpointsAt('courses/:id/like', 'course'),
  competition: likeEndpointsAt('competitions/:id/like', 'competition'),
} as const;
export type LikedKind = keyof typeof likeEndpoints;
