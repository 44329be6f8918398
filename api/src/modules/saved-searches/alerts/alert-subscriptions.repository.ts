import type { SubscriptionSources } from '../../../mail/unsubscribe/subscription-source';
import type { Subscription } from '../../../mail/unsubscribe/unsubscribe-links';
import { changeOfFrequency } from '../alert-period';

const KIND = 'saved-search';

export function alertSubscription(searchId: string, searchName: string): Subscription {
  return { key: { kind: KIND, id: searchId }, topic: alertTopic(searchName) };
}

function alertTopic(searchName: string): string {
  return `your saved search “${searchName}”`;
}

/** The mails about new jobs of one saved search, with its id. */
export const alertSubscriptions: SubscriptionSources = {
  [KIND]: {
    async find(database, searchId) {
      const [row] = await database.query<{ name: string; frequency: string }>(
        'select name, frequency from saved_searches where id = $1',
        [searchId],
      );
      return row
        ? { topic: alertTopic(row.name), isWanted: row.frequency !== 'off' }
        : { topic: 'a saved search that you deleted', isWanted: false };
    },
    end: async (database, searchId) => {
      await database.query(
        `update saved_searches set ${changeOfFrequency(`'off'`)} where id = $1`,
        [searchId],
      );
    },
  },
};
