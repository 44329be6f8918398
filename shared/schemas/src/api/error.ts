import { array, object, string, type InferType } from 'yup';

/** One reason of a rejection: the rule, the units or releases it concerns, and a message. */
const reasonSchema = object({
  rule: string().required(),
  about: array(string().required()).required(),
  message: string().required(),
});
export type Reason = InferType<typeof reasonSchema>;

/** The body of every error response. `fields` maps a form field (formik path) to its message; `reasons` explain a rejection. */
export const errorBodySchema = object({
  error: object({
    code: string().required(),
    message: string().required(),
    fields: object().optional(),
    reasons: array(reasonSchema).optional(),
  }).required(),
  requestId: string(),
  /** A copy of the message, on the endpoints that Piston has too: its clients read it here. */
  message: string(),
});
export type ErrorBody = InferType<typeof errorBodySchema>;
