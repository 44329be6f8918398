import { object, string, type InferType } from 'yup';

/** The one shape of every error answer. `fields` maps a form's field (formik path) to its message. */
export const errorBodySchema = object({
  error: object({
    code: string().required(),
    message: string().required(),
    fields: object().optional(),
  }).required(),
  requestId: string(),
});
export type ErrorBody = InferType<typeof errorBodySchema>;
