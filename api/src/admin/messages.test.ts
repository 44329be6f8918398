import { sendContactMessageEndpoint } from '@sopaan/schemas/contact/contact';
import { takeMails } from '../modules/accounts/testing/sent-mails';
import { testApp } from '../testing/test-app';
import { runAdmin } from './testing/run-admin';

const api = testApp();
beforeEach(async () => {
  await api.database.query('delete from contact_messages');
  await api.database.query('delete from outbox');
});

const runMessages = (...args: string[]) =>
  runAdmin(api, ['messages', ...args], { CONTACT_ADDRESS: 'team@sopaan.example' });

const send = (message: string, extra: object = {}) =>
  api.call(sendContactMessageEndpoint, {
    ...{ name: 'Asha', lastName: 'Rao', email: 'asha@example.com', message },
    ...extra,
  });

test('lists, shows and answers a message', async () => {
  const { reference } = await send('Where is my\u001b[2J certificate?', { subject: 'support' });
  await takeMails(api);
  const { output } = await runMessages('list');
  expect(output).toMatch(new RegExp(`^1 open message\n${reference} .* support  asha@example.com$`));

  const answer = ['answer', reference, '--text', 'In your dashboard.\nUnder My Courses.'];
  expect(await runMessages(...answer)).toMatchObject({ code: 0 });
  expect(await takeMails(api)).toMatchObject([
    {
      to: 'asha@example.com',
      replyTo: 'team@sopaan.example',
      subject: `Answer to your message (${reference})`,
      paragraphs: ['In your dashboard.', 'Under My Courses.'],
    },
  ]);
  expect((await runMessages('list')).output).toBe('0 open messages');
  const shown = (await runMessages('show', reference.toLowerCase())).output;
  expect(shown).toContain('Status: answered');
  expect(shown).toContain('certificate?');
  expect(shown).toContain('In your dashboard.');
  expect(shown).not.toContain('\u001b');
});

test('a message that was mistaken for spam is not lost', async () => {
  const { reference } = await send('Please help', { website: 'my own site' });
  const { output } = await runMessages('list');
  expect(output).toContain('0 open messages\n1 more is probably spam');
  expect((await runMessages('list', '--suspicious')).output).toContain(reference);
});

test('closes messages and marks spam', async () => {
  const first = await send('One');
  const second = await send('Two');
  expect(await runMessages('close', first.reference)).toMatchObject({ code: 0 });
  expect(await runMessages('spam', second.reference)).toMatchObject({ code: 0 });
  expect((await runMessages('list')).output).toBe('0 open messages');
  expect((await runMessages('list', '--status', 'spam')).output).toContain(second.reference);
});

test('rejects an unknown reference and an answer without a text', async () => {
  const { reference } = await send('One');
  expect(await runMessages('close', 'FFFFFFFF')).toMatchObject({
    code: 1,
    errors: 'There is no message FFFFFFFF.',
  });
  expect(await runMessages('answer', reference)).toMatchObject({ code: 1 });
  expect(await runMessages('answer', reference, '--text', ' ')).toMatchObject({ code: 1 });
});
