import type { FastifyInstance } from 'fastify';
import type { MailSettings } from '../config/mail-settings';
import { openTransport } from './transport/open-transport';
import type { ComposeMail } from './worker/deliver';
import { startMailWorker } from './worker/mail-worker';

/** Many requests may queue mails at once; one query serves them all. */
const WAKE_DELAY_MS = 50;

/** Sends the mails of the outbox until the app closes. Call it before the app listens, on a migrated database. */
export function sendMails(
  app: FastifyInstance,
  settings: MailSettings,
  compose: ComposeMail,
): void {
  const transport = openTransport(settings);
  const worker = startMailWorker({
    database: app.database,
    transport,
    from: settings.from,
    compose,
    log: app.log,
  });
  // Only writes queue mails, and their transactions are committed by now.
  app.addHook('onResponse', async ({ method }) => {
    if (method !== 'GET' && method !== 'HEAD') worker.wake(WAKE_DELAY_MS);
  });
  app.addHook('onClose', async () => {
    await worker.stop();
    transport.close();
  });
}
