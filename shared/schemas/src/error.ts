import { array, object, string, type InferType } from 'yup';

/** One reason of a refusal: the rule, the units or releases that it is about, and words for a person. */
const reasonSchema = object({
  rule: string().required(),
  about: array(string().required()).required(),
  message: string().required(),
});
export type Reason = InferType<typeof reasonSchema>;

/** The one shape of every error answer. `fields` maps a form's field (formik path) to its message; `reasons` explain a refusal. */
export const errorBodySchema = object({
  error: object({
    code: string().required(),
    message: string().required(),
    fields: object().optional(),
    reasons: array(reasonSchema).optional(),
  }).required(),
  requestId: string(),
  /** The message once more, on the calls that Piston has too: its clients look for it here. */
  message: string(),
});
export type ErrorBody = InferType<typeof errorBodySchema>;
