/** Links in optional emails that unsubscribe from them without logging in. The token allows nothing else, and does not expire. */
import { boolean, object, string } from 'yup';
import { endpoint } from '../api/endpoint';

const request = object({ token: string().max(300).required() });

const response = object({
  /** What the emails are about, after "emails about". */
  topic: string().required(),
  /** Whether these emails are still sent. */
  isWanted: boolean().required(),
  /** The page on which a recipient without an account chooses emails; omitted for a member, who chooses them in the settings. */
  preferencesPath: string(),
});

/** LINK_INVALID if the token was not issued. */
export const getUnsubscribeLinkEndpoint = endpoint({
  method: 'GET',
  path: 'unsubscribe/:token/topic',
  access: 'public',
  request,
  response,
  summary: 'Returns what a link of an email unsubscribes from. Changes nothing.',
});

/**
 * For the page of the link, and for mail programs (RFC 8058), which send a form without cookies and ignore the response. The body is not
 * read. Idempotent. LINK_INVALID as above.
 */
export const unsubscribeEndpoint = endpoint({
  method: 'POST',
  path: 'unsubscribe/:token',
  access: 'public',
  request,
  response,
  summary: 'Ends the emails that the token names.',
});
