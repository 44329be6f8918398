/** The link that confirms a subscription. Reading it changes nothing, because mail scanners open links. */
import { boolean, object, string, type InferType } from 'yup';
import { endpoint } from '../api/endpoint';

/** The number of days for which a link is valid. */
export const CONFIRMATION_DAYS = 7;

const request = object({ token: string().max(100).required() });

const response = object({
  /** The name of the topic of the subscription. */
  topic: string().required(),
  isConfirmed: boolean().required(),
  /** For the page on which the subscriber chooses emails; null until the subscription is confirmed. */
  preferencesToken: string().nullable().defined(),
});
export type NewsletterConfirmation = InferType<typeof response>;

/** LINK_INVALID if the token was not issued or the subscription has ended since, LINK_EXPIRED after `CONFIRMATION_DAYS`. */
export const getNewsletterConfirmationEndpoint = endpoint({
  method: 'GET',
  path: 'newsletter/confirmations/:token',
  access: 'public',
  request,
  response,
  summary: 'Returns what a link of an email subscribes to. Changes nothing.',
});

/** Idempotent. Errors as above. */
export const confirmNewsletterEndpoint = endpoint({
  method: 'POST',
  path: 'newsletter/confirmations/:token',
  access: 'public',
  request,
  response,
  summary: 'Confirms the subscription that the token names.',
});
