/** Live classes: lessons at a planned time, with a teacher, a limited number of places and a room (see `room.ts`). */
import { array, boolean, number, object, string, type InferType } from 'yup';
import { endpoint } from '../api/endpoint';
import { pageFields, pageOf } from '../api/paging';

/** How long before its planned start the teacher may start a class, in minutes. */
export const EARLY_START_MINUTES = 30;

/** How long after its planned end a class ends automatically, in minutes. */
export const LATE_END_MINUTES = 120;

/** `scheduled`: the teacher has not started it. `live`: started. `ended`: ended by the teacher, or long after its planned end. */
export const CLASS_STATES = ['scheduled', 'live', 'ended'] as const;
export type ClassState = (typeof CLASS_STATES)[number];

/** What the member may do now. `enter`: be in the room, or in its lobby before the start. `teach`: lead the class. */
export const CLASS_ACTIONS = ['register', 'unregister', 'enter', 'teach'] as const;
export type ClassAction = (typeof CLASS_ACTIONS)[number];

export const liveClassSchema = object({
  classId: string().required(),
  title: string().required(),
  /** Plain text. */
  description: string().defined(),
  /** The course whose enrolled members may take part; null if everyone may. */
  courseId: string().nullable().defined(),
  courseName: string().defined(),
  teacherName: string().required(),
  /** ISO instants, as planned. */
  startsAt: string().required(),
  endsAt: string().required(),
  state: string().oneOf(CLASS_STATES).required(),
  /** The number of places; null without a limit. */
  capacity: number().integer().nullable().defined(),
  registeredCount: number().integer().min(0).required(),
  isRegistered: boolean().required(),
  may: array(string().oneOf(CLASS_ACTIONS).required()).required(),
  /**
   * Why the member may not register: `full`, `ended`, `not-enrolled` (in the course), `removed` (by the teacher); otherwise empty,
   * including for the teacher and for registered members. Guests may do nothing; for them it is `full` or empty.
   */
  closedReason: string().defined(),
  /** The server's clock when it responded, an ISO instant: countdowns are based on it. */
  serverTime: string().required(),
});
export type LiveClass = InferType<typeof liveClassSchema>;

const id = string().max(100).required();
const request = object({ id });
const shared = { access: 'session', response: liveClassSchema } as const;

/** The classes that have not ended, ordered by their start. */
export const getLiveClassesEndpoint = endpoint({
  method: 'GET',
  path: 'live-classes',
  access: 'optional',
  request: object({
    ...pageFields,
    /** Only the classes of this course. */
    courseId: string().max(100),
    /** Only the classes for which the member is registered or which the member teaches. Nothing for guests. */
    isMine: boolean(),
  }),
  response: pageOf(liveClassSchema.required()),
  summary: 'Lists the live classes that have not ended.',
});

export const getLiveClassEndpoint = endpoint({
  ...shared,
  method: 'GET',
  path: 'live-classes/:id',
  request,
  summary: 'Returns a live class.',
});

/** Idempotent. CLOSED, with a message, when the member may not register. */
export const registerForClassEndpoint = endpoint({
  ...shared,
  method: 'PUT',
  path: 'live-classes/:id/registration',
  request,
  summary: 'Registers the member for a live class.',
});

/** Idempotent. CLOSED, with a message, when the class has ended. */
export const unregisterFromClassEndpoint = endpoint({
  ...shared,
  method: 'DELETE',
  path: 'live-classes/:id/registration',
  request,
  summary: "Withdraws the member's registration for a live class.",
});

/**
 * Idempotent. Only for the teacher. CLOSED, with a message, earlier than `EARLY_START_MINUTES` before the start, and when the class has
 * ended.
 */
export const startClassEndpoint = endpoint({
  ...shared,
  method: 'PUT',
  path: 'live-classes/:id/start',
  request,
  summary: 'Starts a live class.',
});

/** Idempotent. Only for the teacher. CLOSED, with a message, before the class is started. An ended class cannot be started again. */
export const endClassEndpoint = endpoint({
  ...shared,
  method: 'PUT',
  path: 'live-classes/:id/end',
  request,
  summary: 'Ends a live class.',
});

/** The path of a class's calendar file. It is public and not JSON, so it has no endpoint definition. */
export function classCalendarPath(classId: string): string {
  return `/api/live-classes/${encodeURIComponent(classId)}/calendar.ics`;
}
