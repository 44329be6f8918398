/** Certificates of finished courses and of ranked quizzes: one per member and course or quiz, verified by anybody who has its code. */
import { boolean, number, object, string, type InferType } from 'yup';
import { endpoint } from '../api/endpoint';

export const certificateSchema = object({
  /** Unguessable; part of the address of its page. */
  code: string().required(),
  /** The member's name at the time of issue. */
  name: string().required(),
  /** Empty for a quiz. */
  courseId: string().defined(),
  /** The name of the course or quiz. */
  coursename: string().required(),
  /** Null for a course. */
  quiz: object({
    id: string().required(),
    parentId: string().required(),
    type: string().required(),
    /** The best result. */
    score: number().required(),
    total: number().required(),
    /** When a better result replaced the first one, as an ISO instant. */
    reissuedAt: string().nullable().defined(),
  })
    .nullable()
    .default(null),
  /** Empty for a course without an institute. */
  instituteName: string().defined(),
  teacher: string().defined(),
  /** ISO instants. */
  issuedAt: string().required(),
  withdrawnAt: string().nullable().defined(),
  /** Why the certificate was withdrawn; empty otherwise. */
  withdrawnReason: string().defined(),
  /** Whether the course or quiz is sample data. */
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
