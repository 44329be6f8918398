/**
 * Links in optional emails that turn off the category of the email, without logging in. The token allows nothing else, and does not
 * expire. LINK_INVALID for any other token.
 */
import { boolean, object, string } from 'yup';
import { endpoint } from '../api/endpoint';

const request = object({ token: string().max(300).required() });

export const getUnsubscribeLinkEndpoint = endpoint({
  method: 'GET',
  path: 'unsubscribe/:token/topic',
  access: 'public',
  request,
  response: object({
    /** What the emails are about, after "emails about". */
    topic: string().required(),
    /** Whether the account still receives them. */
    isWanted: boolean().required(),
  }),
  summary: 'Tells what a link of an email unsubscribes from. Changes nothing.',
});

/**
 * For the page of the link, and for mail programs (RFC 8058), which send a form without cookies and ignore the response. The body is not
 * read. Idempotent.
 */
export const unsubscribeEndpoint = endpoint({
  method: 'POST',
  path: 'unsubscribe/:token',
  access: 'public',
  request,
  response: object({ topic: string().required() }),
  summary: 'Turns off the category of optional emails that the token names.',
});
