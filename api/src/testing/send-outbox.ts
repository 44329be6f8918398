import { waitUntil } from '@sopaan/tooling/processes/wait-until';
import type { SmtpServer } from '../config/mail-settings';
import { smtpTransport } from '../mail/transport/smtp-transport';
import { startMailWorker } from '../mail/worker/mail-worker';
import { compose } from '../modules/accounts/testing/sent-mails';
import type { TestApp } from './test-app';

const WAITING = 'coalesce(sent_at, skipped_at, failed_at) is null';

/** Sends the outbox through an SMTP server until no mail is waiting. Mails that failed are due again once none is in flight. */
export async function sendOutbox(
  api: TestApp,
  server: SmtpServer,
  timeouts = { connectMs: 5_000, idleMs: 15_000 },
): Promise<void> {
  const transport = smtpTransport(server, timeouts);
  // The worker logs each attempt once, when it has ended. Those of earlier calls have ended.
  let endedAttempts = await countAttempts(api);
  const count = () => {
    endedAttempts += 1;
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
    try {
      await waitUntil('no mail is due or in flight', async () => {
        const due = await api.database.query(
          `select from outbox where ${WAITING} and next_at <= now()`,
        );
        return due.length === 0 && (await countAttempts(api)) === endedAttempts;
      });
    } finally {
      await worker.stop();
    }
    waiting = await api.database.query(
      `update outbox set next_at = now() where ${WAITING} returning id`,
    );
  } while (waiting.length > 0);
  transport.close();
}

async function countAttempts({ database }: TestApp): Promise<number> {
  const [row] = await database.query<{ attempts: number }>(
    'select coalesce(sum(attempts), 0)::int as attempts from outbox',
  );
  return row?.attempts ?? 0;
}
