import { testApp } from '../../testing/test-app';
import { claimDueMails, markFailed, markSent, markSkipped, type DueMail } from './due-mails';
import { makeDue, queueMails, readOutboxRow } from './testing/mail-worker';

const api = testApp();
beforeEach(() => api.database.query('delete from outbox'));

const idsOf = (mails: DueMail[]) => mails.map(({ id }) => id).sort();

test('concurrent workers skip mails being claimed by others, without waiting', async () => {
  const ids = await queueMails(api.database, 5);
  const [first, second] = await api.database.transaction(async (transaction) => {
    const claimed = await claimDueMails(transaction, 2);
    return [claimed, await claimDueMails(api.database, 10)];
  });
  expect([first.length, second.length]).toEqual([2, 3]);
  expect(idsOf([...first, ...second])).toEqual([...ids].sort());
  expect(await claimDueMails(api.database, 10)).toEqual([]);
});

test('claims the longest-waiting mails first, and never sent, skipped or failed ones', async () => {
  const [firstId = '', secondId = '', sentId = '', skippedId = '', failedId = ''] =
    await queueMails(api.database, 5);
  const minutesAgo = (id: string, minutes: number) =>
    api.database.query(
      'update outbox set next_at = now() - make_interval(mins => $2) where id = $1',
      [id, minutes],
    );
  for (const [index, id] of [sentId, skippedId, failedId, secondId, firstId].entries()) {
    await minutesAgo(id, 10 - index);
  }
  for (const mail of await claimDueMails(api.database, 3)) {
    if (mail.id === sentId) await markSent(api.database, mail);
    if (mail.id === skippedId) await markSkipped(api.database, mail);
    if (mail.id === failedId) {
      await markFailed(api.database, mail, { reason: 'no', retryInSeconds: null });
    }
  }
  for (const id of [sentId, skippedId, failedId]) await minutesAgo(id, 9);

  expect(idsOf(await claimDueMails(api.database, 1))).toEqual([secondId]);
  expect(idsOf(await claimDueMails(api.database, 5))).toEqual([firstId]);
});

test('a worker that lost its lease can only mark the mail as sent', async () => {
  const [id = ''] = await queueMails(api.database, 1);
  const [lostClaim] = await claimDueMails(api.database, 1);
  await makeDue(api.database, id);
  const [current] = await claimDueMails(api.database, 1);
  if (!lostClaim || !current) throw new Error('both workers should have claimed the mail');
  expect([lostClaim.attempts, current.attempts]).toEqual([1, 2]);

  await markFailed(api.database, lostClaim, { reason: 'too late', retryInSeconds: null });
  await markSkipped(api.database, lostClaim);
  expect(await readOutboxRow(api.database, id)).toMatchObject({
    failed: false,
    skipped: false,
    error: null,
  });
  await markSent(api.database, lostClaim);
  await markFailed(api.database, current, { reason: 'twice', retryInSeconds: 30 });
  expect(await readOutboxRow(api.database, id)).toMatchObject({ sent: true, error: null });
});

test('a mail whose time is further away than any delay is due, because the clock was set back', async () => {
  const [id = ''] = await queueMails(api.database, 1);
  const dueIn = (interval: string) =>
    api.database.query('update outbox set next_at = now() + $2::interval where id = $1', [
      id,
      interval,
    ]);
  await dueIn('3 hours 1 second');
  expect(await claimDueMails(api.database, 1)).toEqual([]);
  await dueIn('1 day');
  expect(idsOf(await claimDueMails(api.database, 1))).toEqual([id]);
});
