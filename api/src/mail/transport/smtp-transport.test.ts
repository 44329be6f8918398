import type { SMTPServerOptions } from 'smtp-server';
import type { SmtpServer } from '../../config/mail-settings';
import { fakeMailContent } from '../../testing/fake-mail-content';
import { MailServer } from '../../testing/mail-server';
import { createMessage, type Message } from '../message/message';
import { failureReason, isRejected } from '../worker/failure-reason';
import { smtpTransport } from './smtp-transport';

const neverAborted = new AbortController().signal;
const TIMEOUTS = { connectMs: 2_000, idleMs: 300 };

let message: Message;
beforeAll(async () => {
  const row = { id: 'one', createdAt: new Date() };
  message = await createMessage(row, fakeMailContent(), 'Sopaan <no-reply@sopaan.example>');
});

let cleanups: (() => Promise<void> | void)[];
beforeEach(() => {
  cleanups = [];
});
afterEach(async () => {
  for (const cleanup of cleanups.reverse()) await cleanup();
});

async function connectTo(options: SMTPServerOptions = {}, settings: Partial<SmtpServer> = {}) {
  const server = new MailServer(options);
  await server.open();
  cleanups.push(() => server.close());
  const transport = smtpTransport({ ...server.settings, ...settings }, TIMEOUTS);
  cleanups.push(() => transport.close());
  return { server, transport };
}

const smtpError = (code: number, text: string) =>
  Object.assign(new Error(text), { responseCode: code });

async function failureOf(sent: Promise<void>): Promise<unknown> {
  const [result] = await Promise.allSettled([sent]);
  return result.status === 'rejected' ? result.reason : undefined;
}

test('sends bytes and envelope, reusing one connection', async () => {
  let connections = 0;
  const { server, transport } = await connectTo({
    onConnect(_session, done) {
      connections += 1;
      done();
    },
  });
  await transport.send(message, neverAborted);
  await transport.send(message, neverAborted);

  expect(connections).toBe(1);
  expect(server.received).toHaveLength(2);
  expect(server.received[0]).toMatchObject({
    from: 'no-reply@sopaan.example',
    to: ['asha@example.com'],
  });
  expect(server.received[0]?.source.equals(message.source)).toBe(true);
});

test('logs in with user and password; a failed login is temporary, and its reason omits the password', async () => {
  const options: SMTPServerOptions = {
    authOptional: false,
    allowInsecureAuth: true,
    onAuth({ username, password }, _session, done) {
      if (username === 'site' && password === 'p@ss word') done(null, { user: 'site' });
      else done(smtpError(535, `no: ${username} ${password}`));
    },
  };
  const right = await connectTo(options, { login: { user: 'site', password: 'p@ss word' } });
  await right.transport.send(message, neverAborted);
  expect(right.server.received).toHaveLength(1);

  const wrong = await connectTo(options, { login: { user: 'site', password: 'hush-hush' } });
  const failure = await failureOf(wrong.transport.send(message, neverAborted));
  expect(failureReason(failure)).toMatch(/^EAUTH .*535$/);
  expect(failureReason(failure)).not.toContain('hush');
  expect(isRejected(failure)).toBe(false);
});

test.each([
  ['550', 550, true],
  ['450', 450, false],
])('rejecting a recipient with %s is permanent only for 5xx', async (_code, code, isPermanent) => {
  const { transport } = await connectTo({
    onRcptTo: (address, _session, done) =>
      done(smtpError(code, `<${address.address}> no such box`)),
  });
  const failure = await failureOf(transport.send(message, neverAborted));
  expect(isRejected(failure)).toBe(isPermanent);
  expect(failureReason(failure)).toContain(String(code));
  expect(failureReason(failure)).toContain('no such box');
  expect(failureReason(failure)).not.toContain('asha');
});

test.each([
  ['554', 554, true],
  ['451', 451, false],
])('rejecting a mail with %s is permanent only for 5xx', async (_code, code, isPermanent) => {
  const { transport } = await connectTo({
    onData(stream, _session, done) {
      stream.resume().on('end', () => done(smtpError(code, 'not today')));
    },
  });
  const failure = await failureOf(transport.send(message, neverAborted));
  expect(isRejected(failure)).toBe(isPermanent);
});

test('rejecting the sender is not a permanent rejection of the mail', async () => {
  const { transport } = await connectTo({
    onMailFrom: (_address, _session, done) => done(smtpError(550, 'who are you')),
  });
  expect(isRejected(await failureOf(transport.send(message, neverAborted)))).toBe(false);
});

test('fails when the server stays silent or the signal aborts', async () => {
  const { transport } = await connectTo({ onData: (stream) => void stream.resume() });
  const failure = await failureOf(transport.send(message, neverAborted));
  expect(failureReason(failure)).toMatch(/^ETIMEDOUT/);
  expect(isRejected(failure)).toBe(false);

  const late = await failureOf(transport.send(message, AbortSignal.timeout(50)));
  expect(failureReason(late)).toMatch(/^EABORT/);
});

test('does not retry after a broken connection, because the server may have the mail', async () => {
  let attempts = 0;
  const brokenConnection = await connectTo({
    onData(stream, _session, done) {
      attempts += 1;
      stream.resume().on('end', () => done(smtpError(421, 'closing down')));
    },
  });
  expect(await failureOf(brokenConnection.transport.send(message, neverAborted))).toBeDefined();
  expect(attempts).toBe(1);
});

describe('transport security', () => {
  test('sends nothing to a server that does not offer TLS', async () => {
    const { server, transport } = await connectTo(
      { disabledCommands: ['STARTTLS'] },
      { security: 'starttls' },
    );
    expect(await failureOf(transport.send(message, neverAborted))).toBeDefined();
    expect(server.received).toEqual([]);
  });

  test.each(['starttls', 'tls'] as const)(
    'sends nothing to a server with an untrusted certificate (%s)',
    async (security) => {
      const { server, transport } = await connectTo({ secure: security === 'tls' }, { security });
      expect(failureReason(await failureOf(transport.send(message, neverAborted)))).toMatch(
        /self-signed|certificate/i,
      );
      expect(server.received).toEqual([]);
    },
  );

  test('sends unencrypted when security is none', async () => {
    const { server, transport } = await connectTo({}, { security: 'none' });
    await transport.send(message, neverAborted);
    expect(server.received).toEqual([expect.objectContaining({ secure: false })]);
  });
});
