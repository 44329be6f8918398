import { unsubscribeEndpoint } from '@sopaan/schemas/account/unsubscribe';
import { getNewsletterPreferencesEndpoint } from '@sopaan/schemas/newsletter/preferences';
import { queueMail } from '../../../mail/outbox';
import { claimDueMails } from '../../../mail/worker/due-mails';
import { testApp } from '../../../testing/test-app';
import { takeMail, takeMails } from '../../accounts/testing/sent-mails';
import { testIssue as issue } from '../testing/issue';
import { addSubscribers, addSubscriber } from '../testing/subscriber';
import { beginIssue, sendIssue } from './send-issue';

const api = testApp();
beforeEach(async () => {
  for (const table of ['outbox', 'newsletter_issues', 'newsletter_subscribers']) {
    await api.database.query(`delete from ${table}`);
  }
});

test('each subscriber gets one mail with the text, both links to unsubscribe and a link to its page', async () => {
  const subscriberId = await addSubscriber(api.database, 'asha@example.com');
  await addSubscriber(api.database, 'ravi@example.com', ['community']);
  expect(await sendIssue(api.database, issue)).toEqual({
    recipientCount: 1,
    refusedCount: 0,
    queuedCount: 1,
    isResumed: false,
  });
  const mail = await takeMail(api);
  expect(mail).toMatchObject({
    to: 'asha@example.com',
    subject: issue.subject,
    richText: {
      html: '<h2>New courses</h2>\n<p>Learn <a href="https://sopaan.example/course/statistics/c1">statistics</a>.</p>',
      text: 'NEW COURSES\n\nLearn statistics (https://sopaan.example/course/statistics/c1).',
    },
    action: { url: 'https://sopaan.example/newsletter/week-48' },
    unsubscribe: {
      topic: 'what is new each week',
      oneClickUrl: expect.stringMatching(/^https:\/\/sopaan\.example\/api\/unsubscribe\/[\w-]+$/),
      preferencesUrl: expect.stringMatching(
        /^https:\/\/sopaan\.example\/newsletter\/preferences\/[\w-]{44}$/,
      ),
    },
  });
  expect(mail.unsubscribe?.pageUrl).not.toContain(subscriberId);
  const token = mail.unsubscribe?.preferencesUrl?.split('/').at(-1) ?? '';
  const preferences = await api.call(getNewsletterPreferencesEndpoint, { token });
  expect(preferences.isSubscribed).toBe(true);
});

test('the one-click link of a mail program unsubscribes from the topic, and the email address is deleted', async () => {
  await addSubscriber(api.database, 'asha@example.com');
  await addSubscriber(api.database, 'ravi@example.com', ['weekly', 'community']);
  await sendIssue(api.database, issue);
  for (const { unsubscribe } of await takeMails(api)) {
    const token = unsubscribe?.oneClickUrl.split('/').at(-1) ?? '';
    expect(await api.call(unsubscribeEndpoint, { token })).toEqual({
      topic: 'what is new each week',
      isWanted: false,
      preferencesPath: unsubscribe?.preferencesUrl?.replace('https://sopaan.example', ''),
    });
  }
  expect(
    await api.database.query(
      'select email, topic from newsletter_subscribers join newsletter_subscriptions on id = subscriber_id',
    ),
  ).toEqual([{ email: 'ravi@example.com', topic: 'community' }]);
});

test('those who unsubscribe while an issue is sent get no mail, and those who subscribe get the next issue', async () => {
  for (const name of ['asha', 'ravi', 'meera']) {
    await addSubscriber(api.database, `${name}@example.com`);
  }
  await beginIssue(api.database, issue, false);
  await api.database.query(`delete from newsletter_subscribers where email like 'asha%'`);
  await addSubscriber(api.database, 'zoya@example.com');
  await sendIssue(api.database, issue);
  // Ravi unsubscribes after the mail is queued, but before it is sent; the address keeps another topic.
  await api.database.query(
    `update newsletter_subscriptions set topic = 'community'
     where subscriber_id = (select id from newsletter_subscribers where email like 'ravi%')`,
  );
  expect((await takeMails(api)).map(({ to }) => to)).toEqual(['meera@example.com']);
  // Subscribing again does not repeat the issue.
  await addSubscriber(api.database, 'asha@example.com');
  expect(await sendIssue(api.database, issue)).toMatchObject({ isResumed: true, queuedCount: 0 });
});

test('two concurrent processes and a third run queue each mail once', async () => {
  await addSubscribers(api.database, 2_500);
  await beginIssue(api.database, issue, false);
  const counts: number[] = [];
  const onProgress = (count: number) => counts.push(count);
  const [one, other] = await Promise.all([
    sendIssue(api.database, issue, { onProgress }),
    sendIssue(api.database, issue),
  ]);
  expect(one.queuedCount + other.queuedCount).toBe(2_500);
  expect(counts).toEqual([...counts].sort((a, b) => a - b));
  expect(await sendIssue(api.database, issue)).toMatchObject({ queuedCount: 0, isResumed: true });
  const recipients = await api.database.query(
    `select distinct data ->> 'subscriberId' from outbox where kind = 'newsletter-issue'`,
  );
  expect(recipients).toHaveLength(2_500);
  expect(await api.database.query('select from outbox')).toHaveLength(2_500);
});

test('mails of a newsletter are sent after all others that are due', async () => {
  await addSubscribers(api.database, 3);
  await sendIssue(api.database, issue);
  await queueMail(api.database, 'password-changed', { userId: 'later' });
  const claimed = await claimDueMails(api.database, 2);
  expect(claimed.map(({ kind }) => kind).sort()).toEqual(['newsletter-issue', 'password-changed']);
});
