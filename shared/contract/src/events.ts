/**
 * Every event that host and remotes exchange. `replay: 'last'` delivers the last payload to late subscribers, a keyed replay the last
 * one of each key; `replay: 'none'` reaches current subscribers only. A payload that fails its schema is dropped and reported.
 */
import { boolean, mixed, number, object, string, type InferType, type Schema } from 'yup';
import { activityKey, activitySchema } from './activity';

/** The replay of an event about several subjects: late subscribers get the last payload of each subject. */
export interface KeyedReplay<P> {
  keyOf(payload: P): string;
  /** Whether the payload ends its subject, so that late subscribers get nothing for its key. */
  ends(payload: P): boolean;
}

/** Which payloads a late subscriber gets. */
export type Replay<P> = 'none' | 'last' | KeyedReplay<P>;

interface EventDefinition<S extends Schema> {
  payload: S;
  /** `many`: may be published any number of times. `once`: payloads after the first are dropped. */
  delivery: 'many' | 'once';
  replay: Replay<InferType<S>>;
}

function define<S extends Schema>(
  payload: S,
  replay: Replay<InferType<S>> = 'none',
  delivery: 'many' | 'once' = 'many',
): EventDefinition<S> {
  return { payload, replay, delivery };
}

const subject = {
  kind: mixed<'course' | 'competition' | 'job' | 'institute' | 'mentor'>()
    .oneOf(['course', 'competition', 'job', 'institute', 'mentor'])
    .required(),
  id: string().required(),
};

export const TOAST_KINDS = ['default', 'loading', 'success', 'error', 'warning', 'info'] as const;

export const eventDefinitions = {
  /** A session started or ended. Only the host publishes it. */
  'session:changed': define(
    object({ status: mixed<'guest' | 'member'>().oneOf(['guest', 'member']).required() }),
    'last',
  ),
  /** A call was rejected and the session could not be renewed. The host shows the login page. */
  'session:expired': define(object({ next: string().required() })),
  /**
   * Asks the host to log out: it ends the session, shows the outcome and navigates home. `quiet` shows only failures, for a sender that
   * has shown a message of its own.
   */
  'logout:requested': define(object({ quiet: boolean() })),
  /** Shows a toast. A toast with the same `key` is replaced. `duration` in milliseconds; without it, the default of the layout. */
  'toast:requested': define(
    object({
      message: string().min(1).max(300).required(),
      kind: mixed<(typeof TOAST_KINDS)[number]>().oneOf(TOAST_KINDS).required(),
      key: string(),
      duration: number().integer().min(1000).max(60_000),
    }),
  ),
  /** Navigates to a same-site path, for code outside React. */
  'navigation:requested': define(
    object({
      to: string()
        .matches(/^\/(?![/\\])/)
        .required(),
      replace: boolean(),
    }),
  ),
  'like:changed': define(
    object({
      ...subject,
      liked: boolean().required(),
      count: number().integer().min(0).required(),
    }),
  ),
  'enrolment:changed': define(
    object({ courseId: string().required(), enrolled: boolean().required() }),
  ),
  'registration:changed': define(
    object({
      eventId: string().required(),
      state: mixed<'registered' | 'waiting' | 'withdrawn'>()
        .oneOf(['registered', 'waiting', 'withdrawn'])
        .required(),
    }),
  ),
  /** The code in the editor changed. */
  'solution:changed': define(
    object({
      challengeId: string().required(),
      language: string().required(),
      content: string().max(65_536).defined(),
    }),
  ),
  /** A file of a release could not be loaded, or its bytes differ from the released ones. The host reports it. */
  'release-file:failed': define(
    object({ url: string().max(500).required(), reason: string().max(200).defined() }),
  ),
  /** The stored profile changed; pages that show it refetch it. */
  'profile:changed': define(object({ section: string().required() })),
  'document:changed': define(
    object({
      slot: string().required(),
      state: mixed<'uploaded' | 'removed'>().oneOf(['uploaded', 'removed']).required(),
    }),
  ),
  /** Notices of the member arrived or were read. */
  'notices:changed': define(object({ unread: number().integer().min(0).required() })),
  /** Whether the page may be reloaded or replaced. A task is idle until it reports busy (a dirty form, a running quiz). */
  'activity:changed': define(activitySchema, { keyOf: activityKey, ends: ({ busy }) => !busy }),
  /** The remaining seconds of a timed test, for the banner of its layout; `null` ends it. */
  'timer:changed': define(
    object({ secondsLeft: number().integer().min(0).nullable().defined() }),
    'last',
  ),
} as const;

export type EventName = keyof typeof eventDefinitions;
export type EventPayload<N extends EventName> = InferType<(typeof eventDefinitions)[N]['payload']>;
