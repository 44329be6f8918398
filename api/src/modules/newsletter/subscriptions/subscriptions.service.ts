import type { NewsletterConfirmation } from '@sopaan/schemas/newsletter/confirmation';
import type { NewsletterPreferences } from '@sopaan/schemas/newsletter/preferences';
import {
  NEWSLETTER_TOPICS,
  NEWSLETTER_TOPIC_TEXTS,
  type NewsletterTopic,
} from '@sopaan/schemas/newsletter/topics';
import type { Database, Queryable } from '../../../database/database';
import { ApiError } from '../../../http/api-error';
import { queueMail } from '../../../mail/outbox';
import type { NewsletterKeys } from '../newsletter-keys';
import {
  addConfirmedTopics,
  addSubscription,
  confirmSubscription,
  countConfirmationMails,
  findByConfirmation,
  findConfirmedTopics,
  lockSubscriber,
  removeOtherTopics,
  renewRequest,
  storeSubscriber,
} from './subscriptions.repository';

/** Prevents flooding a mailbox: anybody can enter any address in the form. */
const MAILS_PER_DAY = 3;

/** Mails a link to confirm. It runs the same statements for every address, so that the response time reveals nothing about it. */
export function requestSubscription(
  database: Database,
  { email, topic }: { email: string; topic: NewsletterTopic },
): Promise<void> {
  return database.transaction(async (transaction) => {
    const key = { subscriberId: await storeSubscriber(transaction, email), topic };
    await addSubscription(transaction, key);
    const mailCount = await countConfirmationMails(transaction, key.subscriberId);
    if (mailCount >= MAILS_PER_DAY) return;
    await renewRequest(transaction, key);
    await queueMail(transaction, 'newsletter-confirmation', key);
  });
}

/** The subscription that a link confirms. */
export async function readConfirmation(
  database: Queryable,
  token: string,
  keys: NewsletterKeys,
): Promise<NewsletterConfirmation> {
  const id = keys.confirmation.verify(token);
  const row = id === undefined ? undefined : await findByConfirmation(database, id);
  if (!row) throw new ApiError('LINK_INVALID');
  if (row.is_expired && !row.is_confirmed) throw new ApiError('LINK_EXPIRED');
  return {
    topic: NEWSLETTER_TOPIC_TEXTS[row.topic].name,
    isConfirmed: row.is_confirmed,
    preferencesToken: row.is_confirmed ? keys.preferences.sign(row.subscriber_id) : null,
  };
}

/** Idempotent. */
export async function confirm(
  database: Queryable,
  token: string,
  keys: NewsletterKeys,
): Promise<NewsletterConfirmation> {
  const id = keys.confirmation.verify(token);
  if (id !== undefined) await confirmSubscription(database, id);
  return readConfirmation(database, token, keys);
}

export async function readPreferences(
  database: Queryable,
  subscriberId: string,
): Promise<NewsletterPreferences> {
  const wanted = await findConfirmedTopics(database, subscriberId);
  return {
    topics: NEWSLETTER_TOPICS.map((topic) => {
      const { name, description } = NEWSLETTER_TOPIC_TEXTS[topic];
      return { topic, name, description, isWanted: wanted.includes(topic) };
    }),
    isSubscribed: wanted.length > 0,
  };
}

/** Idempotent. A topic that is added needs no confirmation: its link was read in the mailbox of the address. */
export function setPreferences(
  database: Database,
  { subscriberId, topics }: { subscriberId: string; topics: readonly NewsletterTopic[] },
): Promise<NewsletterPreferences> {
  return database.transaction(async (transaction) => {
    if (await lockSubscriber(transaction, subscriberId)) {
      await addConfirmedTopics(transaction, subscriberId, topics);
      await removeOtherTopics(transaction, subscriberId, topics);
    } else if (topics.length > 0) {
      throw new ApiError('LINK_EXPIRED');
    }
    return readPreferences(transaction, subscriberId);
  });
}

/** Ends one topic. Idempotent. */
export function endTopic(
  transaction: Queryable,
  { subscriberId, topic }: { subscriberId: string; topic: NewsletterTopic },
): Promise<void> {
  const others = NEWSLETTER_TOPICS.filter((other) => other !== topic);
  return removeOtherTopics(transaction, subscriberId, others);
}
