import { addUser } from '../modules/accounts/users/users.repository';
import { takeMails } from '../modules/accounts/testing/sent-mails';
import { anApplication } from '../modules/mentor-applications/testing/application';
import { applyForMentorship } from '../modules/mentor-applications/mentor-applications.service';
import { findLatestApplication } from '../modules/mentor-applications/mentor-applications.repository';
import { testApp } from '../testing/test-app';
import { runAdminCommand } from './run-admin-command';
import { COMMANDS } from './commands';

const api = testApp();

async function runMentors(...args: string[]) {
  const output: string[] = [];
  const errors: string[] = [];
  const code = await runAdminCommand(COMMANDS, ['mentors', ...args], {
    environment: { DATABASE_URL: api.databaseUrl },
    log: (line) => output.push(line),
    error: (line) => errors.push(line),
  });
  return { code, output: output.join('\n'), errors: errors.join('\n') };
}

async function applicant(name: string) {
  const person = { firstName: name, lastName: 'Rao', email: `${name}@example.com` };
  const { id } = await addUser(api.database, { ...person, passwordHash: '-' });
  const request = anApplication({ first_name: name, about: `${'I teach. '.repeat(8)}\u001b[2J` });
  const { database } = api;
  await applyForMentorship(
    { database, files: api.app.files },
    { userId: id, request, avatar: undefined },
  );
  return { userId: id, id: (await findLatestApplication(database, id))?.id ?? '' };
}

test('lists, accepts and declines applications, and notifies the applicants by mail', async () => {
  const asha = await applicant('asha');
  const ravi = await applicant('ravi');
  const { output } = await runMentors('list');
  expect(output).toContain('2 open applications');
  expect(output).toContain(asha.id);
  expect(output).toContain('https://www.linkedin.com/in/meera');
  expect(output).not.toContain('\u001b');

  expect(await runMentors('accept', asha.id)).toMatchObject({ code: 0 });
  expect(await runMentors('decline', ravi.id, '--reason', 'Tell us more.')).toMatchObject({
    code: 0,
  });
  expect((await runMentors('list')).output).toBe('0 open applications');
  const mails = await takeMails(api);
  expect(mails).toMatchObject([
    { to: 'asha@example.com', action: { url: expect.stringContaining('/mentors/search?mentor=') } },
    { to: 'ravi@example.com', paragraphs: expect.arrayContaining(['Tell us more.']) },
  ]);
  const notices = await api.database.query('select title, body from notices order by created_at');
  expect(notices).toMatchObject([
    { title: 'You are now a mentor' },
    { title: 'Your mentor application was declined', body: 'Tell us more.' },
  ]);
  expect(await findLatestApplication(api.database, asha.userId)).toMatchObject({
    status: 'accepted',
  });
});

test('unknown applications and invalid arguments fail with a message', async () => {
  expect(await runMentors('accept', 'none')).toMatchObject({
    code: 1,
    errors: 'There is no open application none.',
  });
  for (const args of [[], ['decline', 'x'], ['decline', 'x', '--reason', ' '], ['accept']]) {
    expect((await runMentors(...args)).errors).toContain('Usage:');
  }
});
