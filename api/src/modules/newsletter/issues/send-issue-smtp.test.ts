import PostalMime from 'postal-mime';
import { MailServer } from '../../../testing/mail-server';
import { sendOutbox } from '../../../testing/send-outbox';
import { testApp } from '../../../testing/test-app';
import { confirmNewsletterEndpoint } from '@sopaan/schemas/newsletter/confirmation';
import { subscribeNewsletterEndpoint } from '@sopaan/schemas/newsletter/subscribe';
import { testIssue as issue } from '../testing/issue';
import { addSubscribers } from '../testing/subscriber';
import { sendThroughFault, SMTP_FAULTS } from '../../../testing/faulty-mail-server';
import { sendIssue } from './send-issue';

const api = testApp();
beforeEach(async () => {
  for (const table of ['outbox', 'newsletter_issues', 'newsletter_subscribers']) {
    await api.database.query(`delete from ${table}`);
  }
});

const smtpError = (responseCode: number, text: string) =>
  Object.assign(new Error(text), { responseCode });

test('no mail is lost or sent twice by an SMTP server that fails midway, refuses mails and is slow', async () => {
  await addSubscribers(api.database, 12);
  await sendIssue(api.database, issue);
  const accepted: string[] = [];
  const sources: string[] = [];
  const pendingResponses: Array<() => void> = [];
  let failures = 4;
  const server = new MailServer({
    onRcptTo({ address }, _session, done) {
      done(address === 'reader3@example.com' ? smtpError(550, 'no such box') : null);
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      const address = session.envelope.rcptTo[0]?.address ?? '';
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (accepted.length >= 3 && failures > 0) {
          failures -= 1;
          return done(smtpError(failures % 2 ? 421 : 451, 'try again later'));
        }
        accepted.push(address);
        sources.push(Buffer.concat(chunks).toString());
        // The slow server answers the first mails only when all of them have arrived.
        pendingResponses.push(done);
        if (accepted.length >= 3) for (const respond of pendingResponses.splice(0)) respond();
      });
    },
  });
  await server.open();
  await sendOutbox(api, server.settings);
  await server.close();
  const readers = Array.from({ length: 12 }, (_, index) => `reader${index + 1}@example.com`);
  expect([...accepted].sort()).toEqual(readers.filter((one) => !one.startsWith('reader3@')).sort());
  expect(failures).toBe(0);
  const failed = await api.database.query<{ subscriber: string; last_error: string }>(
    `select data ->> 'subscriberId' as subscriber, last_error from outbox where failed_at is not null`,
  );
  expect(failed).toEqual([{ subscriber: 'reader3', last_error: expect.stringContaining('550') }]);
  const mail = await PostalMime.parse(sources[0] ?? '');
  expect(mail.text).toContain('NEW COURSES');
  expect(mail.text).toMatch(
    /Choose which emails you receive:\nhttps:\/\/sopaan\.example\/newsletter\/preferences\//,
  );
  expect(mail.html).toMatch(/<h2 class="text" style="[^"]+">New courses<\/h2>/);
  expect(mail.html).toMatch(
    /href="https:\/\/sopaan\.example\/newsletter\/preferences\/[\w-]+"[^>]*>Choose which emails you receive<\/a>/,
  );
  expect(sources[0]).toMatch(/^List-Unsubscribe: <https:\/\/\S+>\r?$/m);
  expect(sources[0]).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m);
});

test.each(SMTP_FAULTS)('every reader gets the issue from an SMTP server that %s', async (fault) => {
  await addSubscribers(api.database, 6);
  await sendIssue(api.database, issue);
  const mails = await sendThroughFault(api, fault);
  const byId = new Map(mails.map(({ messageId, to }) => [messageId, to?.[0]?.address]));
  expect([...byId.values()].sort()).toEqual(
    [1, 2, 3, 4, 5, 6].map((n) => `reader${n}@example.com`),
  );
  // Only a mail whose acceptance is unknown is sent twice, with the same Message-ID.
  const isAmbiguous = fault === 'cuts the connection before it answers the message';
  expect(mails.length > byId.size).toBe(isAmbiguous);
});

test.each(SMTP_FAULTS)('an address can be confirmed although the SMTP server %s', async (fault) => {
  await api.call(subscribeNewsletterEndpoint, { email: 'asha@example.com' });
  const mails = await sendThroughFault(api, fault);
  const texts = new Set(mails.map(({ text }) => text));
  expect(texts.size).toBe(1);
  const [text = ''] = texts;
  const token = /\/newsletter\/confirm\/([\w-]+)/.exec(text)?.[1] ?? '';
  expect(await api.call(confirmNewsletterEndpoint, { token })).toMatchObject({ isConfirmed: true });
});
