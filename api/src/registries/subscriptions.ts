import type { SubscriptionSources } from '../mail/unsubscribe/subscription-source';
import { mailCategorySubscriptions } from '../modules/accounts/mail-choices/mail-category-subscriptions';
import { newsletterKeys } from '../modules/newsletter/newsletter-keys';
import { topicSubscriptions } from '../modules/newsletter/subscriptions/topic-subscriptions';
import { alertSubscriptions } from '../modules/saved-searches/alerts/alert-subscriptions.repository';

/** What links in mails unsubscribe from. Tokens of further links are derived from the secret. */
export function subscriptions(tokenSecret: string): SubscriptionSources {
  return {
    ...mailCategorySubscriptions,
    ...alertSubscriptions,
    ...topicSubscriptions(newsletterKeys(tokenSecret)),
  };
}
