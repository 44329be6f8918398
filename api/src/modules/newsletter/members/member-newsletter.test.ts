import { changeEmailEndpoint } from '@sopaan/schemas/account/email';
import { confirmLinkEndpoint } from '@sopaan/schemas/account/sign-up';
import { confirmNewsletterEndpoint } from '@sopaan/schemas/newsletter/confirmation';
import {
  getMemberNewsletterEndpoint,
  setMemberNewsletterEndpoint,
} from '@sopaan/schemas/newsletter/member-newsletter';
import { subscribeNewsletterEndpoint } from '@sopaan/schemas/newsletter/subscribe';
import { TEST_PASSWORD, testApp } from '../../../testing/test-app';
import { compose, takeMail, takeMails, tokenIn } from '../../accounts/testing/sent-mails';
import { beginIssue, sendIssue } from '../issues/send-issue';
import { testIssue as issue } from '../testing/issue';
import { addSubscriber } from '../testing/subscriber';

const api = testApp();
beforeEach(async () => {
  for (const table of ['outbox', 'newsletter_issues', 'newsletter_subscribers']) {
    await api.database.query(`delete from ${table}`);
  }
});

async function signUpVerified() {
  const account = await api.signUp();
  await api.database.query('update users set is_verified = true where id = $1', [account.userId]);
  return account;
}

const statuses = async (token: string) => {
  const { topics } = await api.call(getMemberNewsletterEndpoint, {}, token);
  return Object.fromEntries(topics.map(({ topic, status }) => [topic, status]));
};
const set = (token: string, isWanted: boolean, topic: 'weekly' | 'community' = 'weekly') =>
  api.call(setMemberNewsletterEndpoint, { topic, isWanted }, token);
const addresses = async () => {
  const rows = await api.database.query<{ email: string; topic: string }>(
    `select email, topic from newsletter_subscriptions
     join newsletter_subscribers on id = subscriber_id
     where confirmed_at is not null order by email, topic`,
  );
  return rows.map(({ email, topic }) => `${email} ${topic}`);
};

test('a member subscribes and leaves at once, without a confirmation, and the email address is deleted with the last topic', async () => {
  const { token, email } = await signUpVerified();
  expect(await statuses(token)).toEqual({ weekly: 'off', community: 'off' });
  const saved = await set(token, true);
  expect(saved).toMatchObject({ email, isEmailConfirmed: true });
  expect(await set(token, true)).toEqual(saved);
  expect(await statuses(token)).toEqual({ weekly: 'subscribed', community: 'off' });
  expect(await sendIssue(api.database, issue)).toMatchObject({ recipientCount: 1 });
  expect(await takeMail(api)).toMatchObject({ to: email, subject: issue.subject });

  await set(token, true, 'community');
  await set(token, false);
  expect(await addresses()).toEqual([`${email} community`]);
  await set(token, false, 'community');
  expect(await set(token, false, 'community')).toMatchObject({ isEmailConfirmed: true });
  expect(await api.database.query('select from newsletter_subscribers')).toEqual([]);
});

test('a member sees the subscription that a guest made with the same email address, even before it is confirmed', async () => {
  const { token, email } = await signUpVerified();
  await api.call(subscribeNewsletterEndpoint, { email: email.toUpperCase() });
  expect(await statuses(token)).toMatchObject({ weekly: 'unconfirmed' });
  await api.call(confirmNewsletterEndpoint, { token: tokenIn(await takeMail(api)) });
  expect(await statuses(token)).toMatchObject({ weekly: 'subscribed' });

  await api.call(subscribeNewsletterEndpoint, { email, topic: 'community' });
  await set(token, true, 'community');
  expect(await statuses(token)).toEqual({ weekly: 'subscribed', community: 'subscribed' });
  expect(await takeMail(api)).toMatchObject({ subject: expect.stringContaining('already') });
});

test('an account that has not confirmed its email address neither sees nor changes its subscription', async () => {
  const { token, email } = await api.signUp();
  await addSubscriber(api.database, email);
  expect(await api.call(getMemberNewsletterEndpoint, {}, token)).toMatchObject({
    isEmailConfirmed: false,
    topics: [{ status: 'off' }, { status: 'off' }],
  });
  expect(
    await api.rejection(setMemberNewsletterEndpoint, { topic: 'weekly', isWanted: false }, token),
  ).toMatchObject({ code: 'FORBIDDEN' });
  expect(await addresses()).toEqual([`${email} weekly`]);
});

test('concurrent changes leave one subscription or none', async () => {
  const { token, email } = await signUpVerified();
  await Promise.all(Array.from({ length: 6 }, () => set(token, true)));
  expect(await addresses()).toEqual([`${email} weekly`]);
  await Promise.all([...Array.from({ length: 6 }, (_, index) => set(token, index % 2 === 0))]);
  const { weekly } = await statuses(token);
  expect(await addresses()).toEqual(weekly === 'subscribed' ? [`${email} weekly`] : []);
});

/** Leaves all mails in the outbox. */
async function changeEmail(token: string, email: string) {
  await api.call(changeEmailEndpoint, { email, password: TEST_PASSWORD }, token);
  const [row] = await api.database.query<{ id: string; kind: string; data: unknown }>(
    `select id, kind, data from outbox where kind = 'email-change'`,
  );
  const mail = row && (await compose(api, row));
  await api.call(confirmLinkEndpoint, { token: mail ? tokenIn(mail) : '' });
}

const recipientsOfIssue = async () =>
  (await takeMails(api)).flatMap(({ subject, to }) => (subject === issue.subject ? [to] : []));

test('the newsletter follows a change of the email address, with an issue whose mail is waiting', async () => {
  const { token, email } = await signUpVerified();
  await set(token, true);
  await addSubscriber(api.database, email, ['community']);
  await sendIssue(api.database, issue);
  const next = `new-${email}`;
  await changeEmail(token, next);
  expect(await addresses()).toEqual([`${next} community`, `${next} weekly`]);
  expect(await statuses(token)).toEqual({ weekly: 'subscribed', community: 'subscribed' });
  expect(await recipientsOfIssue()).toEqual([next]);
});

test('an issue whose mails are not in the outbox yet goes to the new email address, and only once if that is a recipient too', async () => {
  const { token, email } = await signUpVerified();
  const next = `new-${email}`;
  await addSubscriber(api.database, email);
  await addSubscriber(api.database, next);
  await beginIssue(api.database, issue, false);
  await changeEmail(token, next);
  await sendIssue(api.database, issue);
  expect(await recipientsOfIssue()).toEqual([next]);
  expect(await addresses()).toEqual([`${next} weekly`]);
});

test('a subscription stays with an email address that the account never confirmed', async () => {
  const { token, email } = await api.signUp();
  await addSubscriber(api.database, email);
  await changeEmail(token, `new-${email}`);
  expect(await addresses()).toEqual([`${email} weekly`]);
});

test('an unconfirmed subscription does not move to the new email address of the account', async () => {
  const { token, email } = await signUpVerified();
  await api.call(subscribeNewsletterEndpoint, { email });
  await changeEmail(token, `new-${email}`);
  expect(await api.database.query('select from newsletter_subscribers')).toEqual([]);
});
