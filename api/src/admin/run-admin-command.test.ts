import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectDatabase } from '../plugins/database';
import { emptyDatabase, type TestDatabase } from '../testing/test-database';
import { runAdminCommand } from './run-admin-command';
import { VERBS } from './verbs';

let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  database = await emptyDatabase();
  folder = await mkdtemp(join(tmpdir(), 'sopaan-admin-'));
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

async function admin(...words: string[]) {
  const said: string[] = [];
  const complained: string[] = [];
  const code = await runAdminCommand(VERBS, words, {
    environment: { DATABASE_URL: database.url, SOPAAN_DATA: folder },
    say: (line) => said.push(line),
    complain: (line) => complained.push(line),
  });
  return { code, said: said.join('\n'), complained: complained.join('\n') };
}

test.each([{ words: [] }, { words: ['--help'] }, { words: ['help'] }])(
  'called with $words it names every verb',
  async ({ words }) => {
    const { code, said } = await admin(...words);
    expect(code).toBe(0);
    for (const { usage } of VERBS) expect(said).toContain(usage.split('\n')[0]);
  },
);

test.each(VERBS.map(({ name }) => name))('%s --help shows how it is called', async (name) => {
  const { code, said } = await admin(name, '--help');
  expect(code).toBe(0);
  expect(said).toContain(`npm run admin -- ${name}`);
});

test.each([
  { words: ['make-coffee'], told: 'There is no verb "make-coffee"' },
  { words: ['create-admin'], told: 'no email address' },
  { words: ['create-admin', 'not an address'], told: 'no email address' },
  { words: ['backup'], told: 'Name one file' },
  { words: ['restore', 'a', 'b'], told: 'Name one file' },
  { words: ['restore', '/no/such/file.tar.gz'], told: 'There is no file /no/such/file.tar.gz' },
])('$words is refused, and says why', async ({ words, told }) => {
  const { code, said, complained } = await admin(...words);
  expect([code, said]).toEqual([1, '']);
  expect(complained).toContain(told);
});

test('an admin is made on an empty database, backed up, and the file is named', async () => {
  expect(await admin('create-admin', 'owner@example.com')).toMatchObject({
    code: 0,
    said: expect.stringMatching(/owner@example\.com is an admin with a new account.*: \S{24}$/m),
  });
  const opened = connectDatabase(database.url, { connections: 1 });
  expect(await opened.query('select role from users')).toEqual([{ role: 'admin' }]);
  await opened.close();

  const file = join(folder, 'backup.tar.gz');
  expect(await admin('backup', file)).toMatchObject({
    code: 0,
    said: expect.stringContaining(`${file}: `),
  });
  expect(await admin('restore', file)).toMatchObject({
    code: 1,
    complained: expect.stringContaining('users has rows'),
  });
});

test('settings that are wrong are named', async () => {
  const complained: string[] = [];
  const code = await runAdminCommand(VERBS, ['backup', 'x'], {
    environment: {},
    say: () => undefined,
    complain: (line) => complained.push(line),
  });
  expect([code, complained.join()]).toEqual([1, expect.stringContaining('DATABASE_URL')]);
});
