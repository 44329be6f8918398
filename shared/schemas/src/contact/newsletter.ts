/** The newsletter of the footer. */
import { object, string, type InferType } from 'yup';
import { endpoint } from '../api/endpoint';

/** The newsletter form and its request. */
export const newsletterSchema = object({
  email: string()
    .trim()
    .max(254, 'Email must not be longer than 254 characters.')
    .email('Please enter a valid email address.')
    .required('Please enter your email address.'),
});
export type Newsletter = InferType<typeof newsletterSchema>;

/** Subscribes an address. The response is the same for a subscribed address, so that it does not reveal who is subscribed. */
export const subscribeNewsletterEndpoint = endpoint({
  method: 'POST',
  path: 'newsletter/subscribe',
  access: 'public',
  request: newsletterSchema,
  response: object({ status: string().required() }),
  summary: 'Subscribes an email address to the newsletter.',
});
