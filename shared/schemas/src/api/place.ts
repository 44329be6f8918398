/** Geographical places of events, jobs and organisations. */
import { object, string, type InferType } from 'yup';

/** Unknown parts are empty. */
export const placeSchema = object({
  city: string().defined(),
  state: string().defined(),
  country: string().defined(),
});
export type Place = InferType<typeof placeSchema>;

/** `Pune, Maharashtra`; `Puducherry` for a city that is named like its state. Empty if neither is known. */
export const cityAndState = ({ city, state }: Pick<Place, 'city' | 'state'>): string =>
  [...new Set([city, state])].filter(Boolean).join(', ');
