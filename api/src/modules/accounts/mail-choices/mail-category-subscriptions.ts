import {
  MAIL_CATEGORIES,
  MAIL_TOPICS,
  type MailCategory,
} from '@sopaan/schemas/account/mail-choices';
import type {
  SubscriptionSource,
  SubscriptionSources,
} from '../../../mail/unsubscribe/subscription-source';
import { isSubscribed, setMailChoice } from './mail-choices.repository';

/** The categories of optional mails, each with the id of the account. */
export const mailCategorySubscriptions: SubscriptionSources = Object.fromEntries(
  MAIL_CATEGORIES.map((category) => [category, categorySubscriptions(category)]),
);

function categorySubscriptions(category: MailCategory): SubscriptionSource {
  return {
    find: async (database, userId) => ({
      topic: MAIL_TOPICS[category],
      isWanted: await isSubscribed(database, userId, category),
    }),
    end: (database, userId) => setMailChoice(database, userId, { category, isWanted: false }),
  };
}
