import { FakeTransport } from '../../testing/fake-transport';
import { testApp } from '../../testing/test-app';
import { waitUntil } from '@sopaan/tooling/processes/wait-until';
import { queueMail } from '../outbox';
import { mailWorkers, makeDue, queueMails, readOutboxRow } from './testing/mail-worker';

const api = testApp();
const workers = mailWorkers();
beforeEach(() => api.database.query('delete from outbox'));

const row = (id: string) => readOutboxRow(api.database, id);

test('three concurrent workers send each mail once', async () => {
  const ids = await queueMails(api.database, 100);
  const transport = new FakeTransport();
  const { pending, release } = transport.hold();
  for (let count = 0; count < 3; count += 1) workers.start(api.database, { transport });
  await waitUntil('each worker has five mails in flight', () => pending() === 15);
  release();

  await waitUntil('all mails are marked as sent', async () => {
    const unsentRows = await api.database.query('select id from outbox where sent_at is null');
    return unsentRows.length === 0;
  });
  expect([...transport.sent].sort()).toEqual([...ids].sort());
  expect((await row(ids[0] ?? '')).attempts).toBe(1);
});

test('sends a mail when its transaction commits, not when it rolls back', async () => {
  const { worker, transport } = workers.start(api.database);
  const rolledBack = api.database.transaction(async (transaction) => {
    await queueMail(transaction, 'password-changed', { userId: 'undone' });
    throw new Error('undone');
  });
  await expect(rolledBack).rejects.toThrow('undone');
  await api.database.transaction((transaction) =>
    queueMail(transaction, 'password-changed', { userId: 'kept' }),
  );
  worker.wake();
  await waitUntil('a mail is sent', () => transport.sent.length > 0);

  const rows = await api.database.query('select id, data from outbox');
  expect(rows).toEqual([{ id: transport.sent[0], data: { userId: 'kept' } }]);
});

test('skips a mail without a recipient, and passes its data to the composer', async () => {
  const compose = jest.fn(async () => null);
  const [id = ''] = await queueMails(api.database, 1);
  const { transport } = workers.start(api.database, { compose });

  await waitUntil('the mail is skipped', async () => (await row(id)).skipped);
  expect(compose).toHaveBeenCalledWith({ id, kind: 'password-changed', data: { userId: '1' } });
  expect(transport.sent).toEqual([]);
});

test('retries with growing delays, and gives up after a day', async () => {
  const transport = new FakeTransport();
  transport.failWith = () => new Error('the server <mx@mail.example> is not well');
  const [id = ''] = await queueMails(api.database, 1);
  const { worker, lines } = workers.start(api.database, { transport });

  const delays: number[] = [];
  for (let attempt = 1; attempt <= 13; attempt += 1) {
    await waitUntil(`attempt ${attempt} is over`, () => lines.length === attempt);
    delays.push(Math.round((await row(id)).seconds / 10) * 10);
    if (attempt === 13) break;
    expect(await row(id)).toMatchObject({ sent: false, failed: false });
    await makeDue(api.database, id);
    worker.wake();
  }
  expect(delays.slice(0, 6)).toEqual([30, 120, 600, 3_600, 10_800, 10_800]);
  expect(delays.slice(0, 12).reduce((sum, wait) => sum + wait)).toBeGreaterThan(86_400);
  expect(await row(id)).toMatchObject({ failed: true, attempts: 13 });
  expect((await row(id)).error).toBe('the server <address> is not well');
  expect(lines.map(({ level }) => level)).toEqual([
    ...Array.from({ length: 12 }, () => 'warn'),
    'error',
  ]);
  expect(JSON.stringify(lines)).not.toContain('mx@mail');
});

test('sends a mail that failed once', async () => {
  const transport = new FakeTransport();
  transport.failWith = () => new Error('not now');
  const [id = ''] = await queueMails(api.database, 1);
  const { worker, lines } = workers.start(api.database, { transport });
  await waitUntil('the attempt failed', () => lines.length === 1);

  transport.failWith = undefined;
  await makeDue(api.database, id);
  worker.wake();
  await waitUntil('the mail is sent', async () => (await row(id)).sent);
  expect(await row(id)).toMatchObject({ attempts: 2, error: null, failed: false });
});

test('a permanently rejected mail does not delay others', async () => {
  const transport = new FakeTransport();
  const [rejectedId = '', acceptedId = ''] = await queueMails(api.database, 2);
  const rejection = Object.assign(new Error('550 no such box: asha@example.com'), {
    code: 'EENVELOPE',
    command: 'RCPT TO',
    responseCode: 550,
  });
  transport.failWith = ({ id }) => (id === rejectedId ? rejection : undefined);
  workers.start(api.database, { transport });

  await waitUntil('the accepted mail is sent', async () => (await row(acceptedId)).sent);
  await waitUntil(
    'the rejected mail has failed permanently',
    async () => (await row(rejectedId)).failed,
  );
  expect(await row(rejectedId)).toMatchObject({
    attempts: 1,
    error: 'EENVELOPE RCPT TO 550: 550 no such box: <address>',
  });
});

test('when the leases of a worker that hangs end, another worker takes over its mails', async () => {
  const stuckTransport = new FakeTransport();
  const { pending, release } = stuckTransport.hold();
  // As many as the first worker sends concurrently, so that it claims no more.
  const ids = await queueMails(api.database, 5);
  const hangingInstance = workers.start(api.database, { transport: stuckTransport });
  await waitUntil('the mails are in flight', () => pending() === 5);

  const otherInstance = workers.start(api.database);
  const [laterId = ''] = await queueMails(api.database, 1);
  otherInstance.worker.wake();
  await waitUntil('the later mail is sent', async () => (await row(laterId)).sent);
  const [id = ''] = ids;
  expect(await row(id)).toMatchObject({ sent: false, attempts: 1 });
  expect((await row(id)).seconds).toBeGreaterThan(30);

  for (const one of ids) await makeDue(api.database, one);
  otherInstance.worker.wake();
  await waitUntil('all mails are sent', () => otherInstance.transport.sent.length === 6);
  await waitUntil('the last mail is marked as sent', () => otherInstance.lines.length === 6);
  // The first worker continues and fails, which does not change the outcome of the other.
  stuckTransport.failWith = () => new Error('too late');
  release();
  await hangingInstance.worker.stop();
  expect(await row(id)).toMatchObject({ sent: true, attempts: 2, error: null });
});

test('a slow mail does not delay others', async () => {
  const slowTransport = new FakeTransport();
  const { pending, release } = slowTransport.hold();
  const [first = ''] = await queueMails(api.database, 1);
  const { worker } = workers.start(api.database, { transport: slowTransport });
  await waitUntil('the mail is in flight', () => pending() === 1);

  slowTransport.stopHolding();
  const [second = ''] = await queueMails(api.database, 1);
  worker.wake();
  await waitUntil('the second mail is sent', async () => (await row(second)).sent);
  release();
  await waitUntil('the first mail is sent', async () => (await row(first)).sent);
  expect(slowTransport.sent).toEqual([second, first]);
});

test('stopping waits for the mails in flight and claims no more', async () => {
  const slowTransport = new FakeTransport();
  const { pending, release } = slowTransport.hold();
  // As many as a worker sends concurrently, so that it is not claiming when it is stopped.
  const ids = await queueMails(api.database, 5);
  const { worker } = workers.start(api.database, { transport: slowTransport });
  await waitUntil('the mails are in flight', () => pending() === 5);

  let hasStopped = false;
  const stopping = worker.stop().then(() => {
    hasStopped = true;
  });
  const [laterId = ''] = await queueMails(api.database, 1);
  expect(hasStopped).toBe(false);
  release();
  await stopping;
  expect(slowTransport.sent.toSorted()).toEqual(ids.toSorted());
  for (const id of ids) expect(await row(id)).toMatchObject({ sent: true, attempts: 1 });
  expect(await row(laterId)).toMatchObject({ sent: false, attempts: 0 });
});
