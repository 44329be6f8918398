import { addUser } from '../modules/accounts/users/users.repository';
import { takeMails } from '../modules/accounts/sent-mails.fixture';
import { anApplication } from '../modules/mentor-applications/application.fixture';
import { apply } from '../modules/mentor-applications/apply';
import { latestApplication } from '../modules/mentor-applications/mentor-applications.repository';
import { testApp } from '../testing/test-app';
import { runAdminCommand } from './run-admin-command';
import { VERBS } from './verbs';

const api = testApp();

async function admin(...words: string[]) {
  const said: string[] = [];
  const complained: string[] = [];
  const code = await runAdminCommand(VERBS, ['mentors', ...words], {
    environment: { DATABASE_URL: api.databaseUrl },
    say: (line) => said.push(line),
    complain: (line) => complained.push(line),
  });
  return { code, said: said.join('\n'), complained: complained.join('\n') };
}

async function applicant(name: string) {
  const person = { firstName: name, lastName: 'Rao', email: `${name}@example.com` };
  const { id } = await addUser(api.database, { ...person, passwordHash: '-' });
  const form = anApplication({ first_name: name, about: `${'I teach. '.repeat(8)}\u001b[2J` });
  const { database } = api;
  await apply({ database, files: api.app.files }, { userId: id, form, avatar: undefined });
  return { userId: id, id: (await latestApplication(database, id))?.id ?? '' };
}

test('applications are listed, accepted and declined, and the applicants are told by mail', async () => {
  const asha = await applicant('asha');
  const ravi = await applicant('ravi');
  const { said } = await admin('list');
  expect(said).toContain('2 open applications');
  expect(said).toContain(asha.id);
  expect(said).toContain('https://www.linkedin.com/in/meera');
  expect(said).not.toContain('\u001b');

  expect(await admin('accept', asha.id)).toMatchObject({ code: 0 });
  expect(await admin('decline', ravi.id, '--reason', 'Tell us more.')).toMatchObject({ code: 0 });
  expect((await admin('list')).said).toBe('0 open applications');
  const letters = await takeMails(api);
  expect(letters).toMatchObject([
    { to: 'asha@example.com', action: { url: expect.stringContaining('/mentors/search?mentor=') } },
    { to: 'ravi@example.com', paragraphs: expect.arrayContaining(['Tell us more.']) },
  ]);
  expect(await latestApplication(api.database, asha.userId)).toMatchObject({ status: 'accepted' });
});

test('what cannot be decided, or is said wrongly, is told', async () => {
  expect(await admin('accept', 'none')).toMatchObject({
    code: 1,
    complained: 'There is no open application none.',
  });
  for (const words of [[], ['decline', 'x'], ['decline', 'x', '--reason', ' '], ['accept']]) {
    expect((await admin(...words)).complained).toContain('Usage:');
  }
});
