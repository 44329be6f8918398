/** Notices to a member. All devices of the member share which ones have been read. */
import { boolean, number, object, string, type InferType } from 'yup';
import { endpoint } from '../api/endpoint';
import { pageFields, pageOf } from '../api/paging';

export const noticeSchema = object({
  id: string().required(),
  /**
   * `application`, `application-sent`, `registration`, `waiting-list`, `team`, `deadline`, `mentor-application`, `mentor-question`,
   * `saved-search`, `reply`, `parental-consent` or `legal`; more may be added.
   */
  kind: string().required(),
  title: string().required(),
  body: string().defined(),
  /** The page of the site that the notice is about. */
  path: string().required(),
  /** ISO instant. */
  at: string().required(),
  read: boolean().required(),
});
export type Notice = InferType<typeof noticeSchema>;

export const unreadSchema = object({ unread: number().integer().min(0).required() });
export type Unread = InferType<typeof unreadSchema>;

export const getNoticesEndpoint = endpoint({
  method: 'GET',
  path: 'notices',
  access: 'session',
  request: object({
    /** Only those that have not been read. */
    unread: boolean(),
    ...pageFields,
  }),
  response: pageOf(noticeSchema).required(),
  summary: "The member's notices, newest first.",
});

export const getUnreadEndpoint = endpoint({
  method: 'GET',
  path: 'notices/unread',
  access: 'session',
  request: object({}),
  response: unreadSchema.required(),
  summary: "Counts the member's unread notices.",
});

/** For clients that accept `text/event-stream`, emits `unread` with the count at the start and at each change, for a few minutes. */
export const streamUnreadEndpoint = endpoint({
  method: 'GET',
  path: 'notices/stream',
  access: 'session',
  request: object({}),
  response: unreadSchema.required(),
  summary: "Streams the count of the member's unread notices.",
});

/** Idempotent. */
export const readNoticeEndpoint = endpoint({
  method: 'PUT',
  path: 'notices/:id/read',
  access: 'session',
  request: object({ id: string().max(100).required() }),
  response: unreadSchema.required(),
  summary: 'Marks a notice as read.',
});

export const readAllNoticesEndpoint = endpoint({
  method: 'POST',
  path: 'notices/read',
  access: 'session',
  request: object({}),
  response: unreadSchema.required(),
  summary: 'Marks all notices as read.',
});
