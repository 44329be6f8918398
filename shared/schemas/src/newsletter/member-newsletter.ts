/** Which topics of the newsletter a member gets at the address of the account. */
import { array, boolean, object, string, type InferType } from 'yup';
import { endpoint } from '../api/endpoint';
import { NEWSLETTER_TOPICS } from './topics';

/**
 * `unconfirmed`: the address was entered in a form, and the link that was sent to it has not been opened yet. Whether somebody subscribed
 * the address before the account had it makes no difference.
 */
export type MemberTopicStatus = 'off' | 'unconfirmed' | 'subscribed';

const response = object({
  email: string().required(),
  /** While the address of the account is not confirmed, its subscriptions are neither shown nor changed. */
  isEmailConfirmed: boolean().required(),
  topics: array(
    object({
      /** One of NEWSLETTER_TOPICS. */
      topic: string().required(),
      name: string().required(),
      description: string().required(),
      /** A MemberTopicStatus. */
      status: string().required(),
    }),
  ).required(),
});
export type MemberNewsletter = InferType<typeof response>;

export const getMemberNewsletterEndpoint = endpoint({
  method: 'GET',
  path: 'account/newsletter',
  access: 'session',
  request: object({}),
  response,
  summary: 'Lists the topics of the newsletter, and which of them the address of the account gets.',
});

/**
 * Subscribes or unsubscribes the address of the account at once, without a link, because the account has confirmed it. FORBIDDEN if
 * it has not. Idempotent.
 */
export const setMemberNewsletterEndpoint = endpoint({
  method: 'PUT',
  path: 'account/newsletter/:topic',
  access: 'session',
  request: object({
    topic: string().oneOf(NEWSLETTER_TOPICS).required(),
    isWanted: boolean().required(),
  }),
  response,
  summary: 'Turns one topic of the newsletter on or off for the address of the account.',
});
