/** The sessions of an account. */
import { array, boolean, object, string, type InferType } from 'yup';
import { endpoint } from '../api/endpoint';

const sessionSchema = object({
  id: string().required(),
  /** Whether it is the session of this request. */
  current: boolean().required(),
  /** Browser and operating system, such as `Chrome on Android`; empty when unknown. */
  client: string().defined(),
  /** ISO times. */
  createdAt: string().required(),
  lastUsedAt: string().required(),
});
export type SignedInSession = InferType<typeof sessionSchema>;

/** The account's sessions: the current one first, then by last use. */
export const listSessionsEndpoint = endpoint({
  method: 'GET',
  path: 'account/sessions',
  access: 'session',
  request: object({}),
  response: object({ sessions: array(sessionSchema.required()).required() }),
  summary: 'Lists the sessions of the account.',
});

/** Ends one session of the account immediately. NOT_FOUND for a session of another account or one that has ended. */
export const endSessionEndpoint = endpoint({
  method: 'DELETE',
  path: 'account/sessions/:sessionId',
  access: 'session',
  request: object({ sessionId: string().max(60).required() }),
  response: object({ status: string().required() }),
  summary: 'Ends one session of the account.',
});

/** Ends all sessions of the account, except the current one with `keepThis`. */
export const endSessionsEndpoint = endpoint({
  method: 'DELETE',
  path: 'account/sessions',
  access: 'session',
  request: object({ keepThis: boolean().default(false) }),
  response: object({ status: string().required() }),
  credentials: true,
  summary: 'Ends all sessions of the account, or all but the current one.',
});
