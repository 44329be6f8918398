import {
  confirmNewsletterEndpoint,
  getNewsletterConfirmationEndpoint,
} from '@sopaan/schemas/newsletter/confirmation';
import {
  getNewsletterIssueEndpoint,
  getNewsletterIssuesEndpoint,
} from '@sopaan/schemas/newsletter/issue';
import {
  getNewsletterPreferencesEndpoint,
  setNewsletterPreferencesEndpoint,
} from '@sopaan/schemas/newsletter/preferences';
import { subscribeNewsletterEndpoint } from '@sopaan/schemas/newsletter/subscribe';
import { NEWSLETTER_TOPICS, NEWSLETTER_TOPIC_TEXTS } from '@sopaan/schemas/newsletter/topics';
import type { fakeNetwork } from '@sopaan/testing/fake-network';

export const issue = {
  slug: 'week-48',
  subject: 'Week 48: three new courses',
  topic: 'Weekly newsletter',
  sentAt: '2026-11-27T06:00:00.000Z',
  sample: false,
};

/** Adds a newsletter with one issue, and a reader who has not confirmed the weekly one. */
export function withNewsletter(network: ReturnType<typeof fakeNetwork>) {
  let wanted: readonly string[] = [];
  const confirmation = () => ({
    topic: 'Weekly newsletter',
    isConfirmed: wanted.length > 0,
    preferencesToken: wanted.length > 0 ? 'aToken' : null,
  });
  const preferences = () => ({
    topics: NEWSLETTER_TOPICS.map((topic) => ({
      topic,
      name: NEWSLETTER_TOPIC_TEXTS[topic].name,
      description: NEWSLETTER_TOPIC_TEXTS[topic].description,
      isWanted: wanted.includes(topic),
    })),
    isSubscribed: wanted.length > 0,
  });
  return network
    .on(subscribeNewsletterEndpoint, () => ({ status: 'check-inbox' }))
    .on(getNewsletterIssuesEndpoint, () => ({ items: [issue], nextCursor: null }))
    .on(getNewsletterIssueEndpoint, () => ({
      ...issue,
      content: '<h2>New courses</h2><p>Learn <a href="/course/statistics/c1">statistics</a>.</p>',
    }))
    .on(getNewsletterConfirmationEndpoint, confirmation)
    .on(confirmNewsletterEndpoint, () => {
      wanted = ['weekly'];
      return confirmation();
    })
    .on(getNewsletterPreferencesEndpoint, () => {
      // Only subscribers have the link to their preferences.
      if (wanted.length === 0) wanted = ['weekly'];
      return preferences();
    })
    .on(setNewsletterPreferencesEndpoint, ({ topics }) => {
      wanted = topics;
      return preferences();
    });
}
