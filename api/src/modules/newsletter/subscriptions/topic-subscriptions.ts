import { paths } from '@sopaan/contract/paths';
import {
  NEWSLETTER_TOPICS,
  NEWSLETTER_TOPIC_TEXTS,
  type NewsletterTopic,
} from '@sopaan/schemas/newsletter/topics';
import type {
  SubscriptionSource,
  SubscriptionSources,
} from '../../../mail/unsubscribe/subscription-source';
import type { Subscription } from '../../../mail/unsubscribe/unsubscribe-links';
import type { NewsletterKeys } from '../newsletter-keys';
import { findSubscription, lockSubscriber } from './subscriptions.repository';
import { endTopic } from './subscriptions.service';

const subscriptionKind = (topic: NewsletterTopic) => `newsletter-${topic}`;

/** The subscription that a mail about a topic can end. */
export function topicSubscription(
  topic: NewsletterTopic,
  subscriberId: string,
  keys: NewsletterKeys,
): Subscription & { preferencesPath: string } {
  return {
    key: { kind: subscriptionKind(topic), id: subscriberId },
    topic: NEWSLETTER_TOPIC_TEXTS[topic].about,
    preferencesPath: paths.newsletterPreferences(keys.preferences.sign(subscriberId)),
  };
}

/** The topics of the newsletter, each with the id of the subscriber. */
export function topicSubscriptions(keys: NewsletterKeys): SubscriptionSources {
  return Object.fromEntries(
    NEWSLETTER_TOPICS.map((topic) => [
      subscriptionKind(topic),
      topicSubscriptionSource(topic, keys),
    ]),
  );
}

function topicSubscriptionSource(topic: NewsletterTopic, keys: NewsletterKeys): SubscriptionSource {
  return {
    async find(database, subscriberId) {
      const row = await findSubscription(database, { subscriberId, topic });
      const { topic: about, preferencesPath } = topicSubscription(topic, subscriberId, keys);
      return { topic: about, isWanted: row?.is_confirmed ?? false, preferencesPath };
    },
    end: (database, subscriberId) =>
      database.transaction(async (transaction) => {
        await lockSubscriber(transaction, subscriberId);
        await endTopic(transaction, { subscriberId, topic });
      }),
  };
}
