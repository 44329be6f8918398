/** Enrolment in courses: stored, one a person, counted by the server. */
import { boolean, number, object, string, type InferType } from 'yup';
import { endpoint } from './endpoint';

export const enrolmentSchema = object({
  enrolled: boolean().required(),
  /** ISO instant; null for who is not enrolled. */
  enrolledAt: string().nullable().defined(),
  /** Of all people. */
  count: number().integer().min(0).required(),
}).required();
export type Enrolment = InferType<typeof enrolmentSchema>;

const shared = {
  path: 'courses/:id/enrolment',
  access: 'session',
  request: object({ id: string().max(100).required() }),
  response: enrolmentSchema,
} as const;

/** Whether the member is enrolled. */
export const getEnrolmentEndpoint = endpoint({
  ...shared,
  method: 'GET',
  summary: 'Whether the member is enrolled in the course.',
});

/** Again is as good as once. */
export const enrolEndpoint = endpoint({
  ...shared,
  method: 'PUT',
  summary: 'Enrols the member in the course.',
});

/** Removes the record, and with it the member's review. */
export const leaveCourseEndpoint = endpoint({
  ...shared,
  method: 'DELETE',
  summary: "Removes the member's enrolment in the course, and the member's review of it.",
});
