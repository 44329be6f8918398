import { migrate, migrationsFolder } from '../../../database/migrate';
import { emptyTestDatabase } from '../../../testing/empty-test-database';
import { insertRow } from '../../../testing/insert-row';
import { hashToken } from './refresh-tokens.repository';
import { renewSession } from './renew-session';

const GENERATIONS_MIGRATION = '0032';

const empty = emptyTestDatabase();

test('sessions that began before tokens had generations stay valid, and old tokens are treated as stolen', async () => {
  const { database } = empty;
  await migrate(empty.url, migrationsFolder(), (name) => name < GENERATIONS_MIGRATION);
  await insertRow(database, 'users', {
    ...{ id: 'u1', email: 'a@example.com', email_key: 'a@example.com' },
    ...{ password_hash: 'none', first_name: 'Asha', last_name: 'Rao' },
  });
  const hoursFromNow = (count: number) => new Date(Date.now() + count * 3_600_000);
  await insertRow(database, 'sessions', { id: 's1', user_id: 'u1', expires_at: hoursFromNow(1) });
  for (const [token, createdHours, usedAt] of [
    ['first', -3, hoursFromNow(-2)],
    ['second', -2, hoursFromNow(-1)],
    ['third', -1, null],
  ] as const) {
    await insertRow(database, 'refresh_tokens', {
      token_hash: hashToken(token),
      session_id: 's1',
      created_at: hoursFromNow(createdHours),
      used_at: usedAt,
    });
  }

  await migrate(empty.url);
  const renewed = await renewSession(database, 'third');
  expect(renewed).toMatchObject({ id: 'u1', sessionId: 's1' });
  expect(await renewSession(database, 'second')).toBeUndefined();
  expect(await renewSession(database, String(renewed?.refreshToken))).toBeUndefined();
});
