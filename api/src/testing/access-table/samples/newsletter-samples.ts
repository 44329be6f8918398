import { randomUUID } from 'node:crypto';
import { newsletterKeys } from '../../../modules/newsletter/newsletter-keys';
import { sendIssue } from '../../../modules/newsletter/issues/send-issue';
import {
  addSubscription,
  findSubscription,
  storeSubscriber,
} from '../../../modules/newsletter/subscriptions/subscriptions.repository';
import { TEST_SECRET } from '../../test-app';
import type { Samples, World } from './sample';

const EMAIL = 'reader@example.com';
const keys = newsletterKeys(TEST_SECRET);

async function addRequest({ api: { database } }: World) {
  const key = { subscriberId: await storeSubscriber(database, EMAIL), topic: 'weekly' as const };
  await addSubscription(database, key);
  const subscription = await findSubscription(database, key);
  return { ...key, confirmationId: subscription?.confirmation_id ?? '' };
}

/** Anybody who has a token may use it. */
const confirmation = async (world: World) => ({
  token: keys.confirmation.sign((await addRequest(world)).confirmationId),
});
const preferences = async (world: World) => ({
  token: keys.preferences.sign((await addRequest(world)).subscriberId),
});

export const newsletterSamples: Samples = {
  'POST /api/newsletter/subscribe': { input: () => ({ email: EMAIL }) },
  'GET /api/newsletter/confirmations/:token': { input: confirmation },
  'POST /api/newsletter/confirmations/:token': { input: confirmation },
  'GET /api/newsletter/preferences/:token': { input: preferences },
  'PUT /api/newsletter/preferences/:token': {
    input: async (world) => ({ ...(await preferences(world)), topics: ['weekly'] }),
  },
  'GET /api/account/newsletter': {},
  'PUT /api/account/newsletter/:topic': {
    async input({ api, owner }) {
      await api.database.query('update users set is_verified = true where id = $1', [owner.userId]);
      return { topic: 'weekly', isWanted: true };
    },
    // Other members have not confirmed their address.
    strangerStatus: 403,
  },
  'GET /api/newsletter/issues': {},
  'GET /api/newsletter/issues/:slug': {
    async input({ api }) {
      const issue = {
        slug: randomUUID(),
        topic: 'community',
        subject: 'Sample',
        body: 'Hello',
      } as const;
      await sendIssue(api.database, issue);
      return { slug: issue.slug };
    },
  },
};
