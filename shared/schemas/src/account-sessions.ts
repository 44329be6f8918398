/** Where an account is signed in. */
import { array, boolean, object, string, type InferType } from 'yup';
import { endpoint } from './endpoint';

const sessionSchema = object({
  id: string().required(),
  /** The session that asks. */
  current: boolean().required(),
  /** Browser and system in words, such as `Chrome on Android`; empty when unknown. */
  client: string().defined(),
  /** ISO times. */
  createdAt: string().required(),
  lastUsedAt: string().required(),
});
export type SignedInSession = InferType<typeof sessionSchema>;

/** The account's sessions, the asking one first, then the one used last. */
export const listSessionsEndpoint = endpoint({
  method: 'GET',
  path: 'account/sessions',
  access: 'session',
  request: object({}),
  response: object({ sessions: array(sessionSchema.required()).required() }),
  summary: 'Where the account is signed in.',
});

/** Ends one of the account's sessions, at once. NOT_FOUND for one that is not (or no longer) its own. */
export const endSessionEndpoint = endpoint({
  method: 'DELETE',
  path: 'account/sessions/:sessionId',
  access: 'session',
  request: object({ sessionId: string().max(60).required() }),
  response: object({ status: string().required() }),
  summary: 'Ends one session of the account.',
});

/** Ends all sessions of the account, but for the asking one where that is wanted. */
export const endSessionsEndpoint = endpoint({
  method: 'DELETE',
  path: 'account/sessions',
  access: 'session',
  request: object({ keepThis: boolean().default(false) }),
  response: object({ status: string().required() }),
  credentials: true,
  summary: 'Signs out everywhere.',
});
