import { sendContactMessageEndpoint } from '@sopaan/schemas/contact/contact';
import { testApp } from '../../testing/test-app';
import { waitForLockWaiters } from '../../testing/wait-for-lock-waiters';

const api = testApp();
const message = {
  name: 'Asha',
  lastName: 'Rao',
  email: 'asha@example.com',
  message: "Robert'); drop table contact_messages; --",
};

test('[SH-028] a contact message is stored as it was written', async () => {
  const { id } = await api.call(sendContactMessageEndpoint, message);
  const rows = await api.database.query(
    'select id, name, last_name as "lastName", email, message from contact_messages',
  );
  expect(rows).toEqual([{ id, ...message }]);
});

test('stores a message that is sent twice concurrently once, and again after the duplicate window', async () => {
  const twice = { ...message, message: 'Hello?' };
  const send = () => api.call(sendContactMessageEndpoint, twice);
  const concurrent = await api.database.transaction(async (transaction) => {
    // Both requests check for a duplicate before either can insert.
    await transaction.query('lock table contact_messages in exclusive mode');
    const calls = [send(), send()];
    await waitForLockWaiters(api.database, 2);
    return { calls };
  });
  const [first, second] = await Promise.all(concurrent.calls);
  expect(second).toEqual(first);

  await api.database.query(
    "update contact_messages set created_at = created_at - interval '1 hour'",
  );
  expect(await send()).not.toEqual(first);
});

test('[AP-038] all four fields of a contact message are required', async () => {
  expect(await api.rejection(sendContactMessageEndpoint, { message: '   ' })).toMatchObject({
    code: 'VALIDATION_FAILED',
    fields: {
      name: 'Please enter your name.',
      lastName: 'Please enter your last name.',
      email: 'Please enter your email address.',
      message: 'Please enter your message.',
    },
  });
});
