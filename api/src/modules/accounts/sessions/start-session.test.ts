import { testApp } from '../../../testing/test-app';
import { waitForLockWaiters } from '../../../testing/wait-for-lock-waiters';
import { startSession } from './sessions.repository';

const api = testApp();

const start = (id: string) =>
  api.database.transaction((transaction) => startSession(transaction, { id, role: 'student' }));
const sessionsOf = (userId: string) =>
  api.database.query('select id from sessions where user_id = $1', [userId]);

test('no session is started for a deactivated account', async () => {
  const { userId } = await api.signUp();
  await api.database.query('update users set is_active = false where id = $1', [userId]);
  await expect(start(userId)).rejects.toMatchObject({ code: 'SESSION_ENDED' });
  expect(await sessionsOf(userId)).toHaveLength(1);
});

test('no session is started for an account that is deleted during the login', async () => {
  const { userId } = await api.signUp();
  const { starting } = await api.database.transaction(async (transaction) => {
    await transaction.query('delete from users where id = $1', [userId]);
    const starting = start(userId).catch((error: unknown) => error);
    await waitForLockWaiters(api.database, 1);
    return { starting };
  });
  expect(await starting).toMatchObject({ code: 'SESSION_ENDED' });
});
