/** Members follow members who have a public profile. */
import { boolean, number, object, string, type InferType } from 'yup';
import { endpoint } from '../api/endpoint';

export const memberFollowSchema = object({
  following: boolean().required(),
  /** Followers of the other member. */
  followers: number().integer().required(),
});
export type MemberFollow = InferType<typeof memberFollowSchema>;

const request = object({ username: string().trim().max(60).required() });
const path = 'members/:username/follow';
const response = memberFollowSchema.required();

export const getMemberFollowEndpoint = endpoint({
  method: 'GET',
  path,
  access: 'session',
  request,
  response,
  summary: 'Whether the member follows the owner of a public profile.',
});

export const followMemberEndpoint = endpoint({
  method: 'PUT',
  path,
  access: 'session',
  request,
  response,
  summary: 'Follows the owner of a public profile. Idempotent.',
});

export const unfollowMemberEndpoint = endpoint({
  method: 'DELETE',
  path,
  access: 'session',
  request,
  response,
  summary: 'Unfollows the owner of a public profile. Idempotent.',
});
