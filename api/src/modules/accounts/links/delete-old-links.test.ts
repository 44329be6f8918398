import { testApp } from '../../../testing/test-app';
import { ageLinks, beginSignUp } from '../sign-up/testing/sign-up';
import { deleteOldLinks } from './links.repository';

const api = testApp();

test('deletes links that expired more than 30 days ago, used or not, and no others', async () => {
  const addresses = async () => {
    const rows = await api.database.query<{ email: string }>('select email from email_links');
    return rows.map(({ email }) => email);
  };
  await beginSignUp(api);
  await ageLinks(api, { minutes: 2 * 24 * 60 });
  const { person: keptPerson } = await beginSignUp(api);
  await ageLinks(api, { minutes: 30 * 24 * 60 });
  const { person: fresh } = await beginSignUp(api);

  await deleteOldLinks(api.database);
  expect((await addresses()).sort()).toEqual([fresh.email, keptPerson.email].sort());
});
