/** Enrolment in courses: one per person and course. */
import { boolean, number, object, string, type InferType } from 'yup';
import { endpoint } from '../api/endpoint';

export const enrolmentSchema = object({
  enrolled: boolean().required(),
  /** ISO instant; null if not enrolled. */
  enrolledAt: string().nullable().defined(),
  /** The number of enrolled people. */
  count: number().integer().min(0).required(),
  /** The lessons that the member has finished. Older APIs do not send it. */
  completedLessons: number().integer().min(0),
}).required();
export type Enrolment = InferType<typeof enrolmentSchema>;

const shared = {
  path: 'courses/:id/enrolment',
  access: 'session',
  request: object({ id: string().max(100).required() }),
  response: enrolmentSchema,
} as const;

export const getEnrolmentEndpoint = endpoint({
  ...shared,
  method: 'GET',
  summary: 'Whether the member is enrolled in the course.',
});

/** Idempotent. */
export const enrolEndpoint = endpoint({
  ...shared,
  method: 'PUT',
  summary: 'Enrols the member in the course.',
});

/** Ends the enrolment and deletes the member's review. */
export const leaveCourseEndpoint = endpoint({
  ...shared,
  method: 'DELETE',
  summary: "Removes the member's enrolment in the course, and the member's review of it.",
});
