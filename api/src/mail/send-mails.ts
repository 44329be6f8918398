import type { FastifyInstance } from 'fastify';
import type { MailSettings } from '../plugins/settings-mail';
import { openTransport } from './transport/transport';
import type { ComposeMail } from './worker/deliver';
import { startMailWorker } from './worker/mail-worker';

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
    if (method !== 'GET' && method !== 'HEAD') worker.wake();
  });
  app.addHook('onClose', async () => {
    await worker.stop();
    transport.close();
  });
}
