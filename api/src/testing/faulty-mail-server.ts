import PostalMime, { type Email } from 'postal-mime';
import type { SMTPServerOptions } from 'smtp-server';
import { CuttingProxy } from './cutting-proxy';
import { MailServer } from './mail-server';
import { sendOutbox } from './send-outbox';
import type { TestApp } from './test-app';

export const SMTP_FAULTS = [
  'cuts the connection within the message',
  'cuts the connection before it answers the message',
  'answers the message with 451',
  'does not answer within the timeout',
] as const;
export type SmtpFault = (typeof SMTP_FAULTS)[number];

/** More than the commands before a message, less than the shortest message. */
const BYTES_WITHIN_A_MESSAGE = 700;
/** How many mails the fault hits, if there are as many. */
const FAULT_COUNT = 2;

/**
 * Sends the outbox through an SMTP server with a fault until no mail is waiting. Resolves with the mails that the server has accepted, although
 * the client may not know it.
 */
export async function sendThroughFault(
  api: TestApp,
  fault: SmtpFault,
  options: SMTPServerOptions = {},
): Promise<Email[]> {
  const isCutWithin = fault === 'cuts the connection within the message';
  const sources: Buffer[] = [];
  let faultsLeft = isCutWithin ? 0 : FAULT_COUNT;
  const server = new MailServer({
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const isFaulty = faultsLeft > 0;
        if (isFaulty) faultsLeft -= 1;
        if (isFaulty && fault === 'answers the message with 451')
          return done(Object.assign(new Error('try again later'), { responseCode: 451 }));
        if (isFaulty && fault === 'does not answer within the timeout') return;
        sources.push(Buffer.concat(chunks));
        if (isFaulty) proxy.cutNow();
        else done();
      });
    },
    ...options,
  });
  await server.open();
  const proxy = new CuttingProxy(server.settings.port, {
    bytes: BYTES_WITHIN_A_MESSAGE,
    count: isCutWithin ? FAULT_COUNT : 0,
  });
  const port = await proxy.open();
  await sendOutbox(api, { ...server.settings, port }, { connectMs: 5_000, idleMs: 500 });
  await proxy.close();
  await server.close();
  return Promise.all(sources.map((source) => PostalMime.parse(source)));
}
