import { createTransport } from 'nodemailer';
import type { SmtpServer } from '../../config/mail-settings';
import type { MailTransport } from './transport';

/** How long a server may be silent, in milliseconds. */
interface SmtpTimeouts {
  connectMs: number;
  idleMs: number;
}

const TIMEOUTS: SmtpTimeouts = { connectMs: 10_000, idleMs: 20_000 };

/** Sends over a small pool of connections that stay open between mails. */
export function smtpTransport(server: SmtpServer, timeouts = TIMEOUTS): MailTransport {
  const pool = createTransport({
    pool: true,
    host: server.host,
    port: server.port,
    secure: server.security === 'tls',
    requireTLS: server.security === 'starttls',
    ignoreTLS: server.security === 'none',
    ...(server.login && { auth: { user: server.login.user, pass: server.login.password } }),
    dnsTimeout: timeouts.connectMs,
    connectionTimeout: timeouts.connectMs,
    greetingTimeout: timeouts.connectMs,
    socketTimeout: timeouts.idleMs,
    // A connection may break after the server accepted the mail; the outbox decides about a second attempt.
    maxRequeues: 0,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  // Errors of idle connections do not affect any mail.
  pool.on('error', () => undefined);

  return {
    async send({ envelope, source }, signal) {
      await pool.sendMail({ envelope, raw: source, signal });
    },
    close: () => pool.close(),
  };
}
