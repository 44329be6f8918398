import type { SubscriptionSources } from '../mail/unsubscribe/subscription-source';
import { mailCategorySubscriptions } from '../modules/accounts/mail-choices/mail-category-subscriptions';
import { alertSubscriptions } from '../modules/saved-searches/alerts/alert-subscriptions.repository';

/** What links in mails unsubscribe from. */
export const SUBSCRIPTIONS: SubscriptionSources = {
  ...mailCategorySubscriptions,
  ...alertSubscriptions,
};
