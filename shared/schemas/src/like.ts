/** Likes of courses and competitions: stored, one a person, counted by the server. */
import { boolean, number, object, string, type InferType } from 'yup';
import { endpoint } from './endpoint';

export const likeSchema = object({
  liked: boolean().required(),
  /** Of all people. */
  count: number().integer().min(0).required(),
}).required();
export type Like = InferType<typeof likeSchema>;

const request = object({ id: string().max(100).required() });
const shared = { access: 'session', request, response: likeSchema } as const;

const of = (path: string, name: string) => ({
  get: endpoint({
    ...shared,
    method: 'GET',
    path,
    summary: `Whether the member likes the ${name}.`,
  }),
  /** Again is as good as once. */
  put: endpoint({ ...shared, method: 'PUT', path, summary: `Likes the ${name}.` }),
  delete: endpoint({
    ...shared,
    method: 'DELETE',
    path,
    summary: `Takes the like of the ${name} back.`,
  }),
});

export const likeEndpoints = {
  course: of('courses/:id/like', 'course'),
  competition: of('competitions/:id/like', 'competition'),
} as const;
export type LikedKind = keyof typeof likeEndpoints;
