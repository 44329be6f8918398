/** Geographical places of events, jobs and organisations. */
import { object, string, type InferType } from 'yup';

/** Unknown parts are empty. */
export const placeSchema = object({
  city: string().defined(),
  state: string().defined(),
  country: string().defined(),
});
export type Place = InferType<typeof placeSchema>;
