import { setMailChoiceEndpoint, type MailCategory } from '@sopaan/schemas/account/mail-choices';
import { readAllNoticesEndpoint } from '@sopaan/schemas/notices/notice';
import { unsubscribeEndpoint } from '@sopaan/schemas/account/unsubscribe';
import { claimDueMails } from '../../../mail/worker/due-mails';
import { testApp } from '../../../testing/test-app';
import { compose, takeMail, takeMails } from '../../accounts/testing/sent-mails';
import type { NoticeKind } from '../notice-record';
import { addNotice } from '../notices.repository';

const api = testApp();
beforeEach(() => api.database.query('delete from outbox'));

const add = (userId: string, title: string, kind: NoticeKind = 'team') =>
  api.database.transaction((transaction) =>
    addNotice(transaction, { userId, kind, title, body: `About ${title}`, path: '/competition' }),
  );
const turnOff = (token: string, category: MailCategory) =>
  api.call(setMailChoiceEndpoint, { category, isWanted: false }, token);

/** Claims all mails, as a worker does when they are due. */
async function claimMails() {
  await api.database.query('update outbox set next_at = now()');
  return claimDueMails(api.database, 100);
}

test('a notice is mailed with its link', async () => {
  const { userId, email } = await api.signUp();
  await add(userId, 'Ravi has asked to join');
  expect(await takeMail(api)).toMatchObject({
    to: email,
    subject: 'Ravi has asked to join',
    greeting: 'Hello Asha,',
    paragraphs: ['Ravi has asked to join', 'About Ravi has asked to join'],
    action: { url: 'https://sopaan.example/competition' },
    unsubscribe: { topic: 'your teams' },
  });
});

test('notices that are added at about the same time are sent as one mail for each category', async () => {
  const [asha, ravi] = [await api.signUp(), await api.signUp()];
  await Promise.all(Array.from({ length: 11 }, (_, n) => add(asha.userId, `Team ${n}`)));
  await add(asha.userId, 'Fee', 'deadline');
  await add(ravi.userId, 'Other');
  expect(await claimDueMails(api.database, 100)).toEqual([]);
  const mails = await takeMails(api);
  expect(mails).toHaveLength(3);
  const [teams] = mails.filter(({ unsubscribe }) => unsubscribe?.topic === 'your teams');
  expect(teams?.subject).toMatch(/^Team \d+ and 10 more$/);
  expect(teams?.paragraphs).toHaveLength(11);
  expect(teams?.paragraphs.at(-1)).toBe('And 1 more.');
  expect(teams?.action).toEqual({
    label: 'View unread notices',
    url: 'https://sopaan.example/profile/notices?unread',
  });
  expect(teams?.footnote).toContain('because you have new notices in');
});

test('a notice that comes after its mail was claimed is in the next mail, and none is in two', async () => {
  const { userId } = await api.signUp();
  await add(userId, 'One');
  const [first, ...others] = await claimMails();
  if (!first) throw new Error('no mail is due');
  expect(others).toEqual([]);
  await add(userId, 'Two');
  // A second attempt, such as after an outage of the mail server.
  for (let attempt = 0; attempt < 2; attempt += 1) {
    expect((await compose(api, first))?.subject).toBe('One');
  }
  const [second] = (await claimMails()).filter(({ id }) => id !== first.id);
  expect(second && (await compose(api, second))?.subject).toBe('Two');
});

test('a notice whose cause is rolled back is not mailed, and leaves the others in their mail', async () => {
  const { userId } = await api.signUp();
  await add(userId, 'One');
  const failed = api.database.transaction(async (transaction) => {
    await addNotice(transaction, { userId, kind: 'team', title: 'Two', path: '/' });
    throw new Error('the cause failed');
  });
  await expect(failed).rejects.toThrow('the cause failed');
  expect((await takeMail(api)).subject).toBe('One');
});

test('notices that were read on the site in the meantime are not mailed', async () => {
  const { token, userId } = await api.signUp();
  await add(userId, 'One');
  await api.call(readAllNoticesEndpoint, {}, token);
  expect(await takeMails(api)).toEqual([]);
});

test('notices of a category that is turned off are not mailed, neither later nor with those of others', async () => {
  const { token, userId } = await api.signUp();
  await add(userId, 'Queued');
  await turnOff(token, 'teams');
  await add(userId, 'Unwanted');
  await add(userId, 'Fee', 'deadline');
  expect((await takeMails(api)).map(({ subject }) => subject)).toEqual(['Fee']);
  await api.call(setMailChoiceEndpoint, { category: 'teams', isWanted: true }, token);
  await add(userId, 'Wanted');
  expect((await takeMail(api)).subject).toBe('Wanted');
});

test('the link of a mail turns off its category only', async () => {
  const { userId } = await api.signUp();
  await add(userId, 'One');
  const { unsubscribe } = await takeMail(api);
  const token = unsubscribe?.pageUrl.split('/').at(-1) ?? '';
  await api.call(unsubscribeEndpoint, { token });
  await add(userId, 'Two');
  await add(userId, 'Fee', 'deadline');
  expect((await takeMails(api)).map(({ subject }) => subject)).toEqual(['Fee']);
});

test.each(['waiting-list', 'mentor-application', 'parental-consent'] as const)(
  'a notice of kind %s is not mailed, because its cause is',
  async (kind) => {
    const { userId } = await api.signUp();
    await add(userId, 'One', kind);
    expect(await takeMails(api)).toEqual([]);
  },
);

test('a deactivated account gets no mail', async () => {
  const { userId } = await api.signUp();
  await add(userId, 'One');
  await api.database.query('update users set is_active = false where id = $1', [userId]);
  expect(await takeMails(api)).toEqual([]);
});
