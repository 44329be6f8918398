import { LEGAL_VERSIONS } from '@sopaan/schemas/marketing/legal';
import { testApp } from '../../testing/test-app';
import { notifyOfLegalVersions } from './legal-notices';

const api = testApp();

const notifyOf = (version: number, date: string) =>
  api.database.transaction((transaction) =>
    notifyOfLegalVersions(transaction, {
      terms: { ...LEGAL_VERSIONS.terms, version, date, changes: 'Prices are in rupees.' },
      privacy: { ...LEGAL_VERSIONS.privacy, version: 1 },
    }),
  );
const noticesOf = (userId: string) =>
  api.database.query('select title, body, path from notices where user_id = $1 order by title', [
    userId,
  ]);

test('[MK-019] members are notified once of each version that is newer than their account', async () => {
  const { userId } = await api.signUp();
  await api.database.query("update users set created_at = '2026-01-05' where id = $1", [userId]);
  await notifyOf(1, '2026-02-01');
  expect(await noticesOf(userId)).toEqual([]);
  await notifyOf(2, '2026-03-01');
  await notifyOf(2, '2026-03-01');
  const notice = { body: 'Prices are in rupees.', path: '/terms-conditions' };
  expect(await noticesOf(userId)).toEqual([
    { ...notice, title: 'Terms & Conditions: new version of 2026-03-01' },
  ]);
  // Deleting old notices does not delete the record of who has been notified.
  await api.database.query('delete from notices');
  await notifyOf(2, '2026-03-01');
  expect(await noticesOf(userId)).toEqual([]);
  await notifyOf(3, '2026-04-01');
  expect(await noticesOf(userId)).toHaveLength(1);
});

test('a member who joined after a version is not notified of it', async () => {
  const { userId } = await api.signUp();
  await notifyOf(2, '2026-03-01');
  expect(await noticesOf(userId)).toEqual([]);
});
