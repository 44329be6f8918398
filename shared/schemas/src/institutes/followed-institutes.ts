/** The institutes that a member follows. */
import { object, string, type InferType } from 'yup';
import { endpoint } from '../api/endpoint';
import { pageFields, pageOf } from '../api/paging';
import { instituteListItemSchema } from './institute';

export const followedInstituteItemSchema = instituteListItemSchema.shape({
  /** ISO instant. */
  followedAt: string().required(),
});
export type FollowedInstituteItem = InferType<typeof followedInstituteItemSchema>;

export const getFollowedInstitutesEndpoint = endpoint({
  method: 'GET',
  path: 'followed-institutes',
  access: 'session',
  request: object(pageFields),
  response: pageOf(followedInstituteItemSchema).required(),
  summary: 'Lists the institutes that the member follows, most recent first.',
});
