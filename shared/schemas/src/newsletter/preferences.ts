/** Which emails a subscriber gets, by the token of a link in each of them. */
import { array, boolean, object, string, type InferType } from 'yup';
import { endpoint } from '../api/endpoint';
import { NEWSLETTER_TOPICS } from './topics';

/** The form of the page: whether each topic is wanted. */
export const newsletterTopicsSchema = object({
  weekly: boolean().required(),
  community: boolean().required(),
});

const token = string().max(100).required();

const response = object({
  topics: array(
    object({
      /** One of NEWSLETTER_TOPICS. */
      topic: string().required(),
      name: string().required(),
      description: string().required(),
      isWanted: boolean().required(),
    }),
  ).required(),
  /** False once the last topic is off: the address is deleted, so that no topic can be turned on again here. */
  isSubscribed: boolean().required(),
});
export type NewsletterPreferences = InferType<typeof response>;

/** LINK_INVALID if the token was not issued. */
export const getNewsletterPreferencesEndpoint = endpoint({
  method: 'GET',
  path: 'newsletter/preferences/:token',
  access: 'public',
  request: object({ token }),
  response,
  summary: 'Lists the topics of the newsletter, and which of them a subscriber gets.',
});

/** The topics that are wanted; none unsubscribes and deletes the address. LINK_EXPIRED if topics are given for a deleted address. */
export const setNewsletterPreferencesEndpoint = endpoint({
  method: 'PUT',
  path: 'newsletter/preferences/:token',
  access: 'public',
  request: object({
    token,
    topics: array(string().oneOf(NEWSLETTER_TOPICS).required()).max(10).required(),
  }),
  response,
  summary: 'Sets which topics of the newsletter a subscriber gets.',
});
