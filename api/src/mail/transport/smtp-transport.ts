import { createTransport } from 'nodemailer';
import type { SmtpServer } from '../../plugins/settings-mail';
import type { MailTransport } from './transport';

/** How long a server may be silent. */
export interface Patience {
  connect: number;
  answer: number;
}

const PATIENCE: Patience = { connect: 10_000, answer: 20_000 };

/** Over a few connections that are kept open between mails. */
export function smtpTransport(server: SmtpServer, patience = PATIENCE): MailTransport {
  const pool = createTransport({
    pool: true,
    host: server.host,
    port: server.port,
    secure: server.security === 'tls',
    requireTLS: server.security === 'starttls',
    ignoreTLS: server.security === 'none',
    ...(server.login && { auth: { user: server.login.user, pass: server.login.password } }),
    dnsTimeout: patience.connect,
    connectionTimeout: patience.connect,
    greetingTimeout: patience.connect,
    socketTimeout: patience.answer,
    // A connection may break after the server took the mail; the outbox decides about a second attempt.
    maxRequeues: 0,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  // A connection that breaks while no mail is in hand is nobody's failure.
  pool.on('error', () => undefined);

  return {
    async send({ envelope, source }, signal) {
      await pool.sendMail({ envelope, raw: source, signal });
    },
    close: () => pool.close(),
  };
}
