import { testApp } from '../../../testing/test-app';
import { addUser } from './users.repository';

const api = testApp();

test('[S12] a concurrent sign-up for the same email address fails without a database error, which would log the address', async () => {
  const person = {
    firstName: 'Asha',
    lastName: 'Rao',
    passwordHash: 'x',
    email: 'asha@example.com',
  };
  const outcomes = await Promise.allSettled(
    ['asha@example.com', 'Asha@Example.com'].map((email) =>
      api.database.transaction((transaction) => addUser(transaction, { ...person, email })),
    ),
  );
  const errors = outcomes.filter((one) => one.status === 'rejected').map(({ reason }) => reason);
  expect(errors).toEqual([expect.objectContaining({ code: 'EMAIL_TAKEN', cause: undefined })]);
});
