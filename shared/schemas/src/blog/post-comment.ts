/** Comments of members on posts of the blog. */
import { boolean, number, object, string, type InferType } from 'yup';
import { endpoint } from '../api/endpoint';
import { pageFields, pageOf } from '../api/paging';
import { postIdField } from './post';

export const COMMENT_TEXT_MAX = 2_000;

export const postCommentSchema = object({
  commentId: string().required(),
  /** First name and initial of the last name. */
  name: string().required(),
  /** Plain text. */
  text: string().required(),
  /** ISO instants. */
  createdAt: string().required(),
  updatedAt: string().required(),
  /** Whether the caller wrote it. */
  isOwn: boolean().required(),
  /** Whether only its author sees it, until it has been reviewed. */
  isHidden: boolean().required(),
  /** Whether the caller has reported it. */
  isReported: boolean().required(),
});
export type PostComment = InferType<typeof postCommentSchema>;

export const getPostCommentsEndpoint = endpoint({
  method: 'GET',
  path: 'blog/posts/:postId/comments',
  access: 'optional',
  request: object({ ...postIdField, ...pageFields }),
  response: pageOf(postCommentSchema)
    .shape({
      /** The number of comments that everybody sees. */
      count: number().integer().required(),
    })
    .required(),
  summary: 'Lists the comments on a post, newest first.',
});

/** The comment form. */
export const commentFormSchema = object({
  text: string()
    .trim()
    .max(COMMENT_TEXT_MAX, 'Your comment must not be longer than 2,000 characters.')
    .required('Write your comment first.'),
});
export type CommentForm = InferType<typeof commentFormSchema>;

const commentIdField = { commentId: string().uuid().required() };

export const addPostCommentEndpoint = endpoint({
  method: 'POST',
  path: 'blog/posts/:postId/comments',
  access: 'session',
  request: commentFormSchema.shape({
    ...postIdField,
    /** Chosen by the client, so that a comment that is sent twice is stored once. */
    ...commentIdField,
  }),
  response: postCommentSchema.required(),
  summary: "Stores a member's comment on a post.",
});

export const changePostCommentEndpoint = endpoint({
  method: 'PUT',
  path: 'blog/comments/:commentId',
  access: 'session',
  request: commentFormSchema.shape(commentIdField),
  response: postCommentSchema.required(),
  summary: "Changes the text of the member's comment.",
});

export const deletePostCommentEndpoint = endpoint({
  method: 'DELETE',
  path: 'blog/comments/:commentId',
  access: 'session',
  request: object(commentIdField),
  response: object({ deleted: boolean().required() }).required(),
  summary: "Deletes the member's comment.",
});

export const reportPostCommentEndpoint = endpoint({
  method: 'POST',
  path: 'blog/comments/:commentId/report',
  access: 'session',
  request: object(commentIdField),
  response: object({ reported: boolean().required() }).required(),
  summary: 'Reports a comment of another member, once per member.',
});
