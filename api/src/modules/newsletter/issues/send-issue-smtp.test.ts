import PostalMime from 'postal-mime';
import type { SMTPServerOptions } from 'smtp-server';
import { waitUntil } from '@sopaan/tooling/processes/wait-until';
import { smtpTransport } from '../../../mail/transport/smtp-transport';
import { startMailWorker } from '../../../mail/worker/mail-worker';
import { MailServer } from '../../../testing/mail-server';
import { testApp } from '../../../testing/test-app';
import { compose } from '../../accounts/testing/sent-mails';
import { sampleIssue as issue } from '../testing/issue';
import { addReaders } from '../testing/subscriber';
import { sendIssue } from './send-issue';

const api = testApp();

const WAITING = 'coalesce(sent_at, skipped_at, failed_at) is null';

/** Sends the outbox through an SMTP server until no mail is waiting. Mails that failed are due again once none is in flight. */
async function sendOutbox(options: SMTPServerOptions): Promise<void> {
  const server = new MailServer(options);
  await server.open();
  const transport = smtpTransport(server.settings, { connectMs: 5_000, idleMs: 15_000 });
  let results = 0;
  const count = () => {
    results += 1;
  };
  let waiting: unknown[];
  do {
    const worker = startMailWorker({
      database: api.database,
      transport,
      from: 'Sopaan <no-reply@sopaan.example>',
      compose: (mail) => compose(api, mail),
      log: { info: count, warn: count, error: count },
    });
    await waitUntil('no mail is due or in flight', async () => {
      const [row] = await api.database.query<{ attempts: number; due: number }>(
        `select sum(attempts) as attempts,
           count(*) filter (where ${WAITING} and next_at <= now()) as due from outbox`,
      );
      return row?.due === 0 && row.attempts === results;
    });
    await worker.stop();
    waiting = await api.database.query(
      `update outbox set next_at = now() where ${WAITING} returning id`,
    );
  } while (waiting.length > 0);
  transport.close();
  await server.close();
}

const smtpError = (responseCode: number, text: string) =>
  Object.assign(new Error(text), { responseCode });

test('an SMTP server that fails midway, refuses and is slow: nothing is lost, nothing is sent twice', async () => {
  await addReaders(api.database, 12);
  await sendIssue(api.database, issue);
  const accepted: string[] = [];
  const sources: string[] = [];
  const held: Array<() => void> = [];
  let failures = 4;
  await sendOutbox({
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
        // Slow: the first mails are answered when all of them have arrived.
        held.push(done);
        if (accepted.length >= 3) for (const answer of held.splice(0)) answer();
      });
    },
  });
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
