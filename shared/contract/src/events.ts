/**
 * Every event that host and remotes exchange. `replay: 'last'` hands the last payload to whoever subscribes later; a keyed
 * replay the last one of each key; `replay: 'none'` reaches present subscribers only. A payload that fails its schema is
 * dropped and reported.
 */
import { boolean, mixed, number, object, string, type InferType, type Schema } from 'yup';
import { activityKey, activitySchema } from './activity';

/** For an event that speaks of several things: whoever subscribes later hears the last of each. */
export interface KeyedReplay<P> {
  keyOf(payload: P): string;
  /** What a payload speaks of is over: nothing of its key is handed to later subscribers. */
  ends(payload: P): boolean;
}

/** What a late subscriber is handed. */
export type Replay<P> = 'none' | 'last' | KeyedReplay<P>;

interface EventDefinition<S extends Schema> {
  payload: S;
  /** `many`: may be sent again and again. `once`: the first one counts, later ones are dropped. */
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
  /** The host signed someone in or out. */
  'session:changed': define(
    object({ status: mixed<'guest' | 'member'>().oneOf(['guest', 'member']).required() }),
    'last',
  ),
  /** A call was refused and the session could not be renewed. The host asks to log in again. */
  'session:expired': define(object({ next: string().required() })),
  /** Log out, please. The host ends the session, says how it went and leads home. */
  'logout:requested': define(object({})),
  /** Show a toast. The same `key` replaces an earlier one. Milliseconds; without one the layout's duration. */
  'toast:requested': define(
    object({
      message: string().min(1).max(300).required(),
      kind: mixed<(typeof TOAST_KINDS)[number]>().oneOf(TOAST_KINDS).required(),
      key: string(),
      duration: number().integer().min(1000).max(60_000),
    }),
  ),
  /** Go to a same-site path, for code that stands outside React. */
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
  /** The stored profile changed; whoever shows it reads it again. */
  'profile:changed': define(object({ section: string().required() })),
  'document:changed': define(
    object({
      slot: string().required(),
      state: mixed<'uploaded' | 'removed'>().oneOf(['uploaded', 'removed']).required(),
    }),
  ),
  /** Whether the page may be replaced now. A task is idle until it says it is busy (a dirty form, a running quiz). */
  'activity:changed': define(activitySchema, { keyOf: activityKey, ends: ({ busy }) => !busy }),
  /** The remaining seconds of a timed test, for the banner of its layout; `null` ends it. */
  'timer:changed': define(
    object({ secondsLeft: number().integer().min(0).nullable().defined() }),
    'last',
  ),
} as const;

export type EventName = keyof typeof eventDefinitions;
export type EventPayload<N extends EventName> = InferType<(typeof eventDefinitions)[N]['payload']>;
