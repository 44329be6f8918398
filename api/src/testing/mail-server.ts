import { once } from 'node:events';
import { number, object } from 'yup';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import type { SmtpServer } from '../config/mail-settings';

const portSchema = object({ port: number().required() });

interface ReceivedMail {
  from: string;
  to: string[];
  source: Buffer;
  secure: boolean;
}

/** An SMTP server on loopback that records what it receives; its options let a test change its behaviour. */
export class MailServer {
  readonly received: ReceivedMail[] = [];
  #server: SMTPServer | undefined;
  #port = 0;

  constructor(private readonly options: SMTPServerOptions = {}) {}

  get settings(): SmtpServer {
    return { host: '127.0.0.1', port: this.#port, security: 'none', login: undefined };
  }

  async open(): Promise<void> {
    const server = new SMTPServer({
      authOptional: true,
      disableReverseLookup: true,
      closeTimeout: 100,
      logger: false,
      onData: (stream, session, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          const { mailFrom, rcptTo } = session.envelope;
          this.received.push({
            from: mailFrom ? mailFrom.address : '',
            to: rcptTo.map(({ address }) => address),
            source: Buffer.concat(chunks),
            secure: session.secure,
          });
          done();
        });
      },
      ...this.options,
    });
    // Some tests disconnect on purpose.
    server.on('error', () => undefined);
    const listener = server.listen(0, '127.0.0.1');
    await once(listener, 'listening');
    this.#port = portSchema.validateSync(listener.address()).port;
    this.#server = server;
  }

  async close(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    await new Promise<void>((resolve) => (server ? server.close(resolve) : resolve()));
  }
}
