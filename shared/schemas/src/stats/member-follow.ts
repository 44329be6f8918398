/** Members follow members who have a public profile. */
import { boolean, number, object, string, type InferType } from 'yup';
import { endpoint } from '../api/endpoint';
import { pageFields, pageOf } from '../api/paging';

export const memberFollowSchema = object({
  following: boolean().required(),
  /** Followers of the other member. */
  followers: number().integer().required(),
  /** Whether the profile is the caller's own, which nobody can follow. */
  isSelf: boolean().default(false),
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

export const listedMemberSchema = object({
  username: string().required(),
  name: string().required(),
  /** A URL; may be empty. */
  profilePicture: string().defined(),
  /** ISO instant. */
  followedAt: string().required(),
});
export type ListedMember = InferType<typeof listedMemberSchema>;

/** Members without a public page are counted, but not listed. */
export const getFollowersEndpoint = endpoint({
  method: 'GET',
  path: 'followers',
  access: 'session',
  request: object(pageFields),
  response: pageOf(listedMemberSchema).required(),
  summary: 'Lists the followers of the member who have a public profile, most recent first.',
});

/** Members without a public page are counted, but not listed. */
export const getFollowingsEndpoint = endpoint({
  method: 'GET',
  path: 'followings',
  access: 'session',
  request: object(pageFields),
  response: pageOf(listedMemberSchema).required(),
  summary: 'Lists whom the member follows, as far as they have a public profile.',
});
