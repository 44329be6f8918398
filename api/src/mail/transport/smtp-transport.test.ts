import type { SMTPServerOptions } from 'smtp-server';
import type { SmtpServer } from '../../plugins/settings-mail';
import { fakeLetter } from '../../testing/fake-letter';
import { MailServer } from '../../testing/mail-server';
import { makeMessage, type Message } from '../message/message';
import { failureReason, isRefused } from '../worker/failure-reason';
import { smtpTransport } from './smtp-transport';

const never = new AbortController().signal;
const PATIENCE = { connect: 2_000, answer: 300 };

let message: Message;
beforeAll(async () => {
  const row = { id: 'one', createdAt: new Date() };
  message = await makeMessage(row, fakeLetter(), 'Sopaan <no-reply@sopaan.example>');
});

let ends: (() => Promise<void> | void)[];
beforeEach(() => {
  ends = [];
});
afterEach(async () => {
  for (const end of ends.reverse()) await end();
});

async function serverWith(options: SMTPServerOptions = {}, settings: Partial<SmtpServer> = {}) {
  const server = new MailServer(options);
  await server.open();
  ends.push(() => server.close());
  const transport = smtpTransport({ ...server.settings, ...settings }, PATIENCE);
  ends.push(() => transport.close());
  return { server, transport };
}

const refusing = (code: number, text: string) =>
  Object.assign(new Error(text), { responseCode: code });

async function failureOf(sent: Promise<void>): Promise<unknown> {
  const [result] = await Promise.allSettled([sent]);
  return result.status === 'rejected' ? result.reason : undefined;
}

test('the server gets the bytes and the envelope, over one connection', async () => {
  let connections = 0;
  const { server, transport } = await serverWith({
    onConnect(_session, done) {
      connections += 1;
      done();
    },
  });
  await transport.send(message, never);
  await transport.send(message, never);

  expect(connections).toBe(1);
  expect(server.received).toHaveLength(2);
  expect(server.received[0]).toMatchObject({
    from: 'no-reply@sopaan.example',
    to: ['asha@example.com'],
  });
  expect(server.received[0]?.source.equals(message.source)).toBe(true);
});

test('it logs in with user and password; a wrong one is told without it, and is no refusal', async () => {
  const options: SMTPServerOptions = {
    authOptional: false,
    allowInsecureAuth: true,
    onAuth({ username, password }, _session, done) {
      if (username === 'site' && password === 'p@ss word') done(null, { user: 'site' });
      else done(refusing(535, `no: ${username} ${password}`));
    },
  };
  const right = await serverWith(options, { login: { user: 'site', password: 'p@ss word' } });
  await right.transport.send(message, never);
  expect(right.server.received).toHaveLength(1);

  const wrong = await serverWith(options, { login: { user: 'site', password: 'hush-hush' } });
  const failure = await failureOf(wrong.transport.send(message, never));
  expect(failureReason(failure)).toMatch(/^EAUTH .*535$/);
  expect(failureReason(failure)).not.toContain('hush');
  expect(isRefused(failure)).toBe(false);
});

test.each([
  ['a recipient for good', 550, true],
  ['a recipient for now', 450, false],
])('a server that refuses %s', async (_what, code, refused) => {
  const { transport } = await serverWith({
    onRcptTo: (address, _session, done) => done(refusing(code, `<${address.address}> no such box`)),
  });
  const failure = await failureOf(transport.send(message, never));
  expect(isRefused(failure)).toBe(refused);
  expect(failureReason(failure)).toContain(String(code));
  expect(failureReason(failure)).toContain('no such box');
  expect(failureReason(failure)).not.toContain('asha');
});

test.each([
  ['the mail for good', 554, true],
  ['the mail for now', 451, false],
])('a server that refuses %s', async (_what, code, refused) => {
  const { transport } = await serverWith({
    onData(stream, _session, done) {
      stream.resume().on('end', () => done(refusing(code, 'not today')));
    },
  });
  const failure = await failureOf(transport.send(message, never));
  expect(isRefused(failure)).toBe(refused);
});

test('a server that refuses our sender refuses us, not the mail', async () => {
  const { transport } = await serverWith({
    onMailFrom: (_address, _session, done) => done(refusing(550, 'who are you')),
  });
  expect(isRefused(await failureOf(transport.send(message, never)))).toBe(false);
});

test('one that falls silent is given up after a while, or when the time is over', async () => {
  const { transport } = await serverWith({ onData: (stream) => void stream.resume() });
  const failure = await failureOf(transport.send(message, never));
  expect(failureReason(failure)).toMatch(/^ETIMEDOUT/);
  expect(isRefused(failure)).toBe(false);

  const late = await failureOf(transport.send(message, AbortSignal.timeout(50)));
  expect(failureReason(late)).toMatch(/^EABORT/);
});

test('one that breaks off may have the mail: it is not sent a second time here', async () => {
  let attempts = 0;
  const broken = await serverWith({
    onData(stream, _session, done) {
      attempts += 1;
      stream.resume().on('end', () => done(refusing(421, 'closing down')));
    },
  });
  expect(await failureOf(broken.transport.send(message, never))).toBeDefined();
  expect(attempts).toBe(1);
});

describe('on the way to the server', () => {
  test('a mail goes to nobody who offers no TLS', async () => {
    const { server, transport } = await serverWith(
      { disabledCommands: ['STARTTLS'] },
      { security: 'starttls' },
    );
    expect(await failureOf(transport.send(message, never))).toBeDefined();
    expect(server.received).toEqual([]);
  });

  test.each(['starttls', 'tls'] as const)(
    'nor to one whose certificate nobody vouches for (%s)',
    async (security) => {
      const { server, transport } = await serverWith({ secure: security === 'tls' }, { security });
      expect(failureReason(await failureOf(transport.send(message, never)))).toMatch(
        /self-signed|certificate/i,
      );
      expect(server.received).toEqual([]);
    },
  );

  test('where it need not be safe, the certificate does not matter', async () => {
    const { server, transport } = await serverWith({}, { security: 'none' });
    await transport.send(message, never);
    expect(server.received).toEqual([expect.objectContaining({ secure: false })]);
  });
});
