/** The discussion of a challenge: posts of members, and replies to them. A reply has no replies. */
import { boolean, mixed, number, object, string, type InferType } from 'yup';
import { endpoint } from '../api/endpoint';
import { pageFields, pageOf } from '../api/paging';

export const POST_TEXT_MAX = 5_000;

export const challengePostSchema = object({
  postId: string().required(),
  /** First name and initial of the last name; empty if the author has deleted the post. */
  name: string().defined(),
  /** Sanitised HTML; empty if the post is deleted. */
  html: string().defined(),
  /** The Markdown of the caller's own post, to edit it; null for others. */
  text: string().nullable().defined(),
  /** Whether it contains a solution, so it is folded for members who have not solved the challenge. */
  isSpoiler: boolean().required(),
  /** Whether the author has deleted it. It is still there because of its replies. */
  isDeleted: boolean().required(),
  voteCount: number().integer().required(),
  hasVoted: boolean().required(),
  /** The number of visible replies; 0 for a reply. */
  replyCount: number().integer().required(),
  /** ISO instants. */
  createdAt: string().required(),
  updatedAt: string().required(),
  isOwn: boolean().required(),
  /** Whether only its author sees it, until it has been reviewed. */
  isHidden: boolean().required(),
  /** Whether the caller has reported it. */
  isReported: boolean().required(),
});
export type ChallengePost = InferType<typeof challengePostSchema>;

export const POST_ORDERS = ['newest', 'top'] as const;
export type PostOrder = (typeof POST_ORDERS)[number];

const challengeIdField = { challengeId: string().max(100).required() };
const postIdField = { postId: string().uuid().required() };

export const getChallengePostsEndpoint = endpoint({
  method: 'GET',
  path: 'practice/challenges/:challengeId/posts',
  access: 'optional',
  request: object({
    ...challengeIdField,
    /** `newest` by default. `top`: most votes first. */
    order: mixed<PostOrder>().oneOf(POST_ORDERS),
    ...pageFields,
  }),
  response: pageOf(challengePostSchema)
    .shape({
      /** The number of posts and replies that everybody sees. */
      count: number().integer().required(),
      /** Whether posts with a solution are folded: the caller has neither solved the challenge nor read its editorial. */
      foldsSpoilers: boolean().required(),
    })
    .required(),
  summary: 'Lists the posts of the discussion of a challenge.',
});

export const getChallengeRepliesEndpoint = endpoint({
  method: 'GET',
  path: 'practice/posts/:postId/replies',
  access: 'optional',
  request: object({ ...postIdField, ...pageFields }),
  response: pageOf(challengePostSchema).required(),
  summary: 'Lists the replies to a post, oldest first.',
});

/** The form of a post or a reply. */
export const postFormSchema = object({
  text: string()
    .trim()
    .max(POST_TEXT_MAX, 'Your text must not be longer than 5,000 characters.')
    .required('Write your text first.'),
  isSpoiler: boolean().required(),
});
export type PostForm = InferType<typeof postFormSchema>;

export const addChallengePostEndpoint = endpoint({
  method: 'POST',
  path: 'practice/challenges/:challengeId/posts',
  access: 'session',
  request: postFormSchema.shape({
    ...challengeIdField,
    /** Chosen by the client, so that a post that is sent twice is stored once. */
    ...postIdField,
    /** The post to which it replies. */
    parentId: string().uuid(),
  }),
  response: challengePostSchema.required(),
  summary: "Stores a member's post or reply in the discussion of a challenge.",
});

export const changeChallengePostEndpoint = endpoint({
  method: 'PUT',
  path: 'practice/posts/:postId',
  access: 'session',
  request: postFormSchema.shape(postIdField),
  response: challengePostSchema.required(),
  summary: "Changes the member's post.",
});

export const deleteChallengePostEndpoint = endpoint({
  method: 'DELETE',
  path: 'practice/posts/:postId',
  access: 'session',
  request: object(postIdField),
  response: object({ deleted: boolean().required() }).required(),
  summary: "Deletes the member's post. Replies of others to it stay.",
});

export const voteForChallengePostEndpoint = endpoint({
  method: 'PUT',
  path: 'practice/posts/:postId/vote',
  access: 'session',
  request: object({ ...postIdField, voted: boolean().required() }),
  response: object({
    voted: boolean().required(),
    voteCount: number().integer().required(),
  }).required(),
  summary: "Adds or takes back the member's vote for a post of another member.",
});

export const reportChallengePostEndpoint = endpoint({
  method: 'POST',
  path: 'practice/posts/:postId/report',
  access: 'session',
  request: object(postIdField),
  response: object({ reported: boolean().required() }).required(),
  summary: 'Reports a post of another member, once per member.',
});
