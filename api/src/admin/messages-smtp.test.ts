import type { SMTPServerOptions } from 'smtp-server';
import { sendContactMessageEndpoint } from '@sopaan/schemas/contact/contact';
import { sendThroughFault, SMTP_FAULTS } from '../testing/faulty-mail-server';
import { MailServer } from '../testing/mail-server';
import { sendOutbox } from '../testing/send-outbox';
import { testApp } from '../testing/test-app';
import { runAdmin } from './testing/run-admin';

const api = testApp();
const OPERATOR = 'team@sopaan.example';
beforeEach(async () => {
  api.app.settings.contactAddress = OPERATOR;
  await api.database.query('delete from contact_messages');
  await api.database.query('delete from outbox');
});

const send = (email: string, message = 'A demo, please.') =>
  api.call(sendContactMessageEndpoint, {
    ...{ name: 'Asha', lastName: 'Rao', email, subject: 'demo', message },
  });
const show = async (reference: string) =>
  (await runAdmin(api, ['messages', 'show', reference])).output;

test.each(SMTP_FAULTS)(
  'operator and sender get the mails of a message from an SMTP server that %s',
  async (fault) => {
    const { reference } = await send('asha@example.com');
    expect(await show(reference)).toContain('Mail, to the operator: waiting\n');

    const mails = await sendThroughFault(api, fault);
    const recipientsById = new Map(mails.map(({ messageId, to }) => [messageId, to?.[0]?.address]));
    expect([...recipientsById.values()].sort()).toEqual(['asha@example.com', OPERATOR]);
    expect(mails.filter(({ subject }) => subject?.includes(reference)).length).toBe(mails.length);
    // A mail whose acceptance is unknown is sent again with the same Message-ID, because it could be lost otherwise.
    const isAmbiguous = fault === 'cuts the connection before it answers the message';
    expect(mails.length > recipientsById.size).toBe(isAmbiguous);
    expect(await show(reference)).toContain(
      'Mail, to the operator: sent\nMail, confirmation to the sender: sent\n',
    );
  },
);

const rejection = (code: number) =>
  Object.assign(new Error('no mails to <gone@example.com>'), { responseCode: code });
const codeFor = (address: string | undefined, code: number) =>
  address === 'gone@example.com' ? rejection(code) : null;
const rejectsRecipient: SMTPServerOptions = {
  onRcptTo: ({ address }, _session, done) => done(codeFor(address, 550)),
};
const rejectsMessage: SMTPServerOptions = {
  onData(stream, session, done) {
    const [recipient] = session.envelope.rcptTo;
    stream.resume().on('end', () => done(codeFor(recipient?.address, 554)));
  },
};

test.each([
  ['the address with 550', rejectsRecipient, /refused \(.*550/],
  ['the message with 554', rejectsMessage, /failed \(.*554/],
])('a sender whose server rejects %s is listed and delays nobody', async (_, options, state) => {
  const { reference } = await send('gone@example.com');
  const other = await send('asha@example.com');
  const server = new MailServer(options);
  await server.open();
  await sendOutbox(api, server.settings);
  await server.close();

  const { output } = await runAdmin(api, ['messages', 'list']);
  const undelivered = output.split('\n').filter((line) => line.includes('Mail,'));
  expect(undelivered).toEqual([expect.stringMatching(state)]);
  expect(undelivered[0]).not.toContain('gone@');
  expect(await show(reference)).toContain('Mail, to the operator: sent');
  expect(await show(other.reference)).toContain('Mail, confirmation to the sender: sent');
});

test('shows whether an answer was delivered', async () => {
  const { reference } = await send('gone@example.com');
  await runAdmin(api, ['messages', 'answer', reference, '--text', 'On Monday.']);
  const server = new MailServer(rejectsRecipient);
  await server.open();
  await sendOutbox(api, server.settings);
  await server.close();
  expect(await show(reference)).toMatch(/On Monday\.\nMail, answer to the sender: refused \(/);
});
