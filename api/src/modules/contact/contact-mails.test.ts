import { sendContactMessageEndpoint } from '@sopaan/schemas/contact/contact';
import { takeMails } from '../accounts/testing/sent-mails';
import { testApp } from '../../testing/test-app';

const api = testApp();
const OPERATOR = 'team@sopaan.example';

beforeEach(async () => {
  api.app.settings.contactAddress = OPERATOR;
  await api.database.query('delete from contact_messages');
});

const message = {
  name: 'Asha',
  lastName: 'Rao',
  email: 'asha@example.com',
  subject: 'demo',
  message: 'How do I invite candidates?\nWe are twelve.',
} as const;
const send = (changes: object = {}) =>
  api.call(sendContactMessageEndpoint, { ...message, ...changes });
const stored = () => api.database.query('select subject, status, suspicion from contact_messages');

test('[MK-002] a message is mailed to the operator, who can reply to its sender', async () => {
  const { reference } = await send();
  const [toOperator] = await takeMails(api);
  expect(toOperator).toMatchObject({
    to: OPERATOR,
    replyTo: 'asha@example.com',
    subject: `[${reference}] Request a demo: Asha Rao`,
    paragraphs: ['How do I invite candidates?', 'We are twelve.'],
  });
});

test('the sender gets a confirmation that quotes nothing of the message', async () => {
  const { reference } = await send({ name: 'Buy', lastName: 'Pills', message: 'buy pills' });
  const [, confirmation] = await takeMails(api);
  expect(confirmation).toMatchObject({
    to: 'asha@example.com',
    subject: `We have received your message (${reference})`,
  });
  expect(JSON.stringify(confirmation)).not.toMatch(/buy|pills/i);
});

test('an email address gets one confirmation an hour, but the operator gets every message', async () => {
  await send();
  await send({ message: 'One more thing.', email: 'ASHA@example.com' });
  const recipients = async () => (await takeMails(api)).map(({ to }) => to).sort();
  expect(await recipients()).toEqual(['asha@example.com', OPERATOR, OPERATOR]);
  await api.database.query(
    "update contact_messages set confirmed_at = confirmed_at - interval '61 minutes'",
  );
  await send({ message: 'And another.' });
  expect(await recipients()).toEqual(['asha@example.com', OPERATOR]);
});

test('if the operator has no contact email address, a message is stored and confirmed', async () => {
  api.app.settings.contactAddress = undefined;
  await send();
  expect((await takeMails(api)).map(({ to }) => to)).toEqual(['asha@example.com']);
});

test.each([
  ['a filled hidden field', { website: 'https://spam.example' }, 'hidden field filled'],
  ['less than three seconds', { seconds: 1.2 }, 'written too fast'],
])('a message with %s is stored and flagged, and nobody is mailed', async (_case, extra, flag) => {
  const response = await send(extra);
  // The response does not reveal that the message was flagged as spam.
  expect(Object.keys(response)).toEqual(['id', 'reference']);
  expect(await takeMails(api)).toEqual([]);
  expect(await stored()).toEqual([{ subject: 'demo', status: 'open', suspicion: flag }]);
});

test('a message from an older page, without a subject and spam checks, is accepted', async () => {
  await send({ subject: undefined });
  expect(await stored()).toEqual([{ subject: 'general', status: 'open', suspicion: null }]);
  expect(await takeMails(api)).toHaveLength(2);
});

test('a message with an unknown subject is rejected with a field error', async () => {
  const rejected = await api.rejection(sendContactMessageEndpoint, { ...message, subject: 'x' });
  expect(rejected).toMatchObject({ fields: { subject: 'Please choose a subject.' } });
});
