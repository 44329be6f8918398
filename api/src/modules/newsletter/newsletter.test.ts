import {
  confirmNewsletterEndpoint,
  getNewsletterConfirmationEndpoint,
} from '@sopaan/schemas/newsletter/confirmation';
import {
  getNewsletterPreferencesEndpoint,
  setNewsletterPreferencesEndpoint,
} from '@sopaan/schemas/newsletter/preferences';
import { subscribeNewsletterEndpoint } from '@sopaan/schemas/newsletter/subscribe';
import type { NewsletterTopic } from '@sopaan/schemas/newsletter/topics';
import { testApp } from '../../testing/test-app';
import { takeMail, takeMails, tokenIn } from '../accounts/testing/sent-mails';
import { removeUnconfirmed } from './subscriptions/subscriptions.repository';
import { addSubscriber } from './testing/subscriber';

const api = testApp();
beforeEach(async () => {
  await api.database.query('delete from outbox');
  await api.database.query('delete from newsletter_subscribers');
  await api.database.query('delete from rate_limits');
});

const subscribe = (email: string, topic?: NewsletterTopic) =>
  api.call(subscribeNewsletterEndpoint, { email, ...(topic && { topic }) });
const readLink = (token: string) => api.call(getNewsletterConfirmationEndpoint, { token });
const confirmLink = (token: string) => api.call(confirmNewsletterEndpoint, { token });

async function requestLink(email: string, topic?: NewsletterTopic): Promise<string> {
  await subscribe(email, topic);
  return tokenIn(await takeMail(api));
}

/** Moves all requests into the past. */
const passDays = (days: number) =>
  api.database.query(
    'update newsletter_subscriptions set requested_at = requested_at - make_interval(days => $1)',
    [days],
  );

const confirmedTopics = async () => {
  const rows = await api.database.query<{ email: string; topic: string }>(
    `select email, topic from newsletter_subscriptions
     join newsletter_subscribers on id = subscriber_id
     where confirmed_at is not null order by email, topic`,
  );
  return rows.map(({ email, topic }) => `${email} ${topic}`);
};

test('[AP-013] a repeated subscription has the same response and is stored once', async () => {
  const first = await api.call(subscribeNewsletterEndpoint, { email: 'Asha@Example.com' });
  const second = await api.call(subscribeNewsletterEndpoint, { email: ' asha@example.com ' });

  expect(first).toEqual({ status: 'check-inbox' });
  expect(second).toEqual(first);
  expect(await api.database.query('select email from newsletter_subscribers')).toEqual([
    { email: 'Asha@Example.com' },
  ]);
});

test('[AP-038] rejects an invalid email address with the message of its field', async () => {
  expect(await api.rejection(subscribeNewsletterEndpoint, { email: 'asha' })).toMatchObject({
    status: 400,
    code: 'VALIDATION_FAILED',
    fields: { email: 'Please enter a valid email address.' },
  });
  const unknown = { email: 'asha@example.com', topic: 'daily' };
  expect(await api.rejection(subscribeNewsletterEndpoint, unknown)).toMatchObject({
    fields: { topic: expect.any(String) },
  });
});

test('an email address is subscribed only by the button of the linked page, which can be used again', async () => {
  await subscribe('asha@example.com');
  const mail = await takeMail(api);
  expect(mail).toMatchObject({
    to: 'asha@example.com',
    subject: 'Confirm your subscription: Weekly newsletter',
    action: {
      url: expect.stringMatching(/^https:\/\/sopaan\.example\/newsletter\/confirm\/[\w-]{44}$/),
    },
  });
  const token = tokenIn(mail);
  const waiting = { topic: 'Weekly newsletter', isConfirmed: false, preferencesToken: null };
  expect(await readLink(token)).toEqual(waiting);
  expect(await readLink(token)).toEqual(waiting);
  expect(await confirmedTopics()).toEqual([]);

  const confirmed = { ...waiting, isConfirmed: true, preferencesToken: expect.any(String) };
  expect(await confirmLink(token)).toEqual(confirmed);
  expect(await confirmLink(token)).toEqual(confirmed);
  expect(await readLink(token)).toEqual(confirmed);
  expect(await confirmedTopics()).toEqual(['asha@example.com weekly']);
});

test('a subscribed email address gets the same response, and a mail that says so', async () => {
  await addSubscriber(api.database, 'asha@example.com');
  expect(await subscribe('asha@example.com')).toEqual(await subscribe('ravi@example.com'));
  const [known, unknown] = await takeMails(api);
  expect(known).toMatchObject({ subject: 'You are already subscribed: Weekly newsletter' });
  expect(unknown).toMatchObject({ subject: 'Confirm your subscription: Weekly newsletter' });
  const preferencesToken = known?.action?.url.split('/').at(-1) ?? '';
  const preferences = await api.call(getNewsletterPreferencesEndpoint, { token: preferencesToken });
  expect(preferences.isSubscribed).toBe(true);
});

test('[MK-029] the start of the community is a separate topic, with its own link', async () => {
  const weekly = await requestLink('asha@example.com');
  await subscribe('asha@example.com', 'community');
  const mail = await takeMail(api);
  expect(mail.subject).toBe('Confirm your subscription: Community start');
  await confirmLink(tokenIn(mail));
  expect(await confirmedTopics()).toEqual(['asha@example.com community']);
  expect(await readLink(weekly)).toMatchObject({ isConfirmed: false });
});

test('an email address gets at most three mails a day, whoever requests them, and the response stays the same', async () => {
  for (let count = 1; count <= 5; count += 1) {
    expect(await subscribe('asha@example.com', count % 2 ? 'weekly' : 'community')).toEqual({
      status: 'check-inbox',
    });
  }
  const mails = await api.database.query(
    `select from outbox where kind = 'newsletter-confirmation'`,
  );
  expect(mails).toHaveLength(3);
  await api.database.query(`update outbox set created_at = created_at - interval '25 hours'`);
  await subscribe('asha@example.com');
  expect(await takeMails(api)).toHaveLength(4);
});

test('an expired link says so, and a new request makes it work again', async () => {
  const token = await requestLink('asha@example.com');
  await passDays(8);
  for (const endpoint of [getNewsletterConfirmationEndpoint, confirmNewsletterEndpoint]) {
    expect(await api.rejection(endpoint, { token })).toMatchObject({ code: 'LINK_EXPIRED' });
  }
  expect(await confirmedTopics()).toEqual([]);
  expect(await requestLink('asha@example.com')).toBe(token);
  expect(await confirmLink(token)).toMatchObject({ isConfirmed: true });
  await passDays(400);
  expect(await readLink(token)).toMatchObject({ isConfirmed: true });
});

test('a forged or shortened link is invalid, and no token works in place of another', async () => {
  const token = await requestLink('asha@example.com');
  const { preferencesToken } = await confirmLink(token);
  const preferences = String(preferencesToken);
  for (const wrong of [token.slice(1), `${token}A`, `A${token.slice(1)}`, preferences, 'x']) {
    for (const endpoint of [getNewsletterConfirmationEndpoint, confirmNewsletterEndpoint]) {
      expect(await api.rejection(endpoint, { token: wrong })).toMatchObject({
        code: 'LINK_INVALID',
      });
    }
  }
  for (const wrong of [token, preferences.slice(1), 'x']) {
    const input = { token: wrong, topics: [] };
    for (const endpoint of [getNewsletterPreferencesEndpoint, setNewsletterPreferencesEndpoint]) {
      expect(await api.rejection(endpoint, input)).toMatchObject({ code: 'LINK_INVALID' });
    }
  }
  expect(await confirmedTopics()).toEqual(['asha@example.com weekly']);
});

test('a subscriber chooses topics without logging in; without any, the email address is deleted', async () => {
  const { preferencesToken } = await confirmLink(await requestLink('asha@example.com'));
  const token = String(preferencesToken);
  const set = (topics: NewsletterTopic[]) =>
    api.call(setNewsletterPreferencesEndpoint, { token, topics });
  const wanted = async () => {
    const { topics } = await api.call(getNewsletterPreferencesEndpoint, { token });
    return topics.filter(({ isWanted }) => isWanted).map(({ topic }) => topic);
  };
  expect(await wanted()).toEqual(['weekly']);
  await set(['weekly', 'community']);
  expect(await wanted()).toEqual(['weekly', 'community']);
  await set(['community']);
  expect(await wanted()).toEqual(['community']);
  for (const attempt of [1, 2]) {
    const { isSubscribed } = await set([]);
    expect([attempt, isSubscribed]).toEqual([attempt, false]);
  }
  expect(await api.database.query('select email from newsletter_subscribers')).toEqual([]);
  const input = { token, topics: ['weekly'] };
  expect(await api.rejection(setNewsletterPreferencesEndpoint, input)).toMatchObject({
    code: 'LINK_EXPIRED',
  });
  // After a new subscription, links of old mails work for it.
  await confirmLink(await requestLink('ASHA@example.com'));
  expect(await wanted()).toEqual(['weekly']);
});

test('a subscription that is not confirmed within 30 days is removed with the email address', async () => {
  await subscribe('old@example.com');
  const subscriberId = await addSubscriber(api.database, 'both@example.com');
  await subscribe('both@example.com', 'community');
  await passDays(31);
  await subscribe('new@example.com');
  await api.database.transaction(removeUnconfirmed);
  const rows = await api.database.query<{ email: string; topics: string }>(
    `select email, string_agg(topic, ',') as topics from newsletter_subscribers
     join newsletter_subscriptions on subscriber_id = id group by email order by email`,
  );
  expect(rows).toEqual([
    { email: 'both@example.com', topics: 'weekly' },
    { email: 'new@example.com', topics: 'weekly' },
  ]);
  expect(subscriberId).toHaveLength(22);
  expect(await api.database.query('select from newsletter_subscribers')).toHaveLength(2);
});

test('no mail is sent to an email address that was removed meanwhile', async () => {
  await subscribe('asha@example.com');
  await api.database.query('delete from newsletter_subscribers');
  expect(await takeMails(api)).toEqual([]);
});
