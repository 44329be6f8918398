/** Certificates of finished courses: one per member and course, verified by anybody who has its code. */
import { boolean, object, string, type InferType } from 'yup';
import { endpoint } from '../api/endpoint';

export const certificateSchema = object({
  /** Unguessable; part of the address of its page. */
  code: string().required(),
  /** The member's name at the time of issue. */
  name: string().required(),
  courseId: string().required(),
  coursename: string().required(),
  /** Empty for a course without an institute. */
  instituteName: string().defined(),
  teacher: string().defined(),
  /** ISO instants. */
  issuedAt: string().required(),
  withdrawnAt: string().nullable().defined(),
  /** Why it was withdrawn; empty otherwise. */
  withdrawnReason: string().defined(),
  /** Whether the course is sample data. */
  sample: boolean().required(),
}).required();
export type Certificate = InferType<typeof certificateSchema>;

/** Idempotent: returns the existing one. CLOSED until every lesson is finished, or if the course offers no certificates. */
export const issueCertificateEndpoint = endpoint({
  method: 'PUT',
  path: 'courses/:id/certificate',
  access: 'session',
  request: object({ id: string().max(100).required() }),
  response: certificateSchema,
  summary: "Issues the member's certificate of a finished course, once.",
});

export const getCertificateEndpoint = endpoint({
  method: 'GET',
  path: 'certificates/:code',
  access: 'public',
  request: object({ code: string().max(100).required() }),
  response: certificateSchema,
  summary: 'Verifies a certificate by its code.',
});
