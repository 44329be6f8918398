import type { SubscriptionSources } from '../mail/unsubscribe/subscription-source';
import { mailCategorySubscriptions } from '../modules/accounts/mail-choices/mail-category-subscriptions';

/** What links in mails unsubscribe from. */
export const SUBSCRIPTIONS: SubscriptionSources = { ...mailCategorySubscriptions };
