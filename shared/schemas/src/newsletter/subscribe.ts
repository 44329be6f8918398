/** The newsletter form. */
import { object, string, type InferType } from 'yup';
import { endpoint } from '../api/endpoint';
import { NEWSLETTER_TOPICS } from './topics';

/** The newsletter form and its request. */
export const newsletterSchema = object({
  email: string()
    .trim()
    .max(254, 'Email must not be longer than 254 characters.')
    .email('Please enter a valid email address.')
    .required('Please enter your email address.'),
  /** Default: the weekly newsletter. */
  topic: string().oneOf(NEWSLETTER_TOPICS),
});
export type Newsletter = InferType<typeof newsletterSchema>;

/**
 * Sends a link that confirms the subscription; nothing else is sent to the address before. The response is the same for every address,
 * so that it does not reveal who is subscribed. The number of emails to an address is limited, without an error.
 */
export const subscribeNewsletterEndpoint = endpoint({
  method: 'POST',
  path: 'newsletter/subscribe',
  access: 'public',
  request: newsletterSchema,
  response: object({ status: string().required() }),
  summary: 'Sends a link that subscribes an email address to the newsletter.',
});
