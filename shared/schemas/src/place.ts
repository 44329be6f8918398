/** Places of events, jobs and organisations. */
import { object, string, type InferType } from 'yup';

/** Where something is. Parts that are not known are empty. */
export const placeSchema = object({
  city: string().defined(),
  state: string().defined(),
  country: string().defined(),
});
export type Place = InferType<typeof placeSchema>;
