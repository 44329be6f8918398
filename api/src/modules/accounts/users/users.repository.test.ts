import { testApp } from '../../../testing/test-app';
import { addUser } from './users.repository';

const api = testApp();

test('[S12] of two sign-ups for one address the lost one is no error of the database, whose log would name it', async () => {
  const person = {
    firstName: 'Asha',
    lastName: 'Rao',
    passwordHash: 'x',
    email: 'asha@example.com',
  };
  const both = await Promise.allSettled(
    ['asha@example.com', 'Asha@Example.com'].map((email) =>
      api.database.transaction((transaction) => addUser(transaction, { ...person, email })),
    ),
  );
  const lost = both.filter((one) => one.status === 'rejected').map(({ reason }) => reason);
  expect(lost).toEqual([expect.objectContaining({ code: 'EMAIL_TAKEN', cause: undefined })]);
});
