import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectDatabase } from '../plugins/database';
import { emptyDatabase, type TestDatabase } from '../testing/test-database';
import { runAdminCommand } from './run-admin-command';
import { COMMANDS } from './commands';

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

async function admin(...args: string[]) {
  const output: string[] = [];
  const errors: string[] = [];
  const code = await runAdminCommand(COMMANDS, args, {
    environment: { DATABASE_URL: database.url, SOPAAN_DATA: folder },
    log: (line) => output.push(line),
    error: (line) => errors.push(line),
  });
  return { code, output: output.join('\n'), errors: errors.join('\n') };
}

test.each([{ args: [] }, { args: ['--help'] }, { args: ['help'] }])(
  'called with $args, lists every command',
  async ({ args }) => {
    const { code, output } = await admin(...args);
    expect(code).toBe(0);
    for (const { usage } of COMMANDS) expect(output).toContain(usage.split('\n')[0]);
  },
);

test.each(COMMANDS.map(({ name }) => name))('%s --help shows its usage', async (name) => {
  const { code, output } = await admin(name, '--help');
  expect(code).toBe(0);
  expect(output).toContain(`npm run admin -- ${name}`);
});

test.each([
  { args: ['make-coffee'], message: 'Unknown command "make-coffee"' },
  { args: ['create-admin'], message: 'not an email address' },
  { args: ['create-admin', 'not an address'], message: 'not an email address' },
  { args: ['backup'], message: 'Exactly one file' },
  { args: ['restore', 'a', 'b'], message: 'Exactly one file' },
  { args: ['restore', '/no/such/file.tar.gz'], message: '/no/such/file.tar.gz does not exist' },
])('$args fails with a message', async ({ args, message }) => {
  const { code, output, errors } = await admin(...args);
  expect([code, output]).toEqual([1, '']);
  expect(errors).toContain(message);
});

test('creates an admin on an empty database, backs it up, and refuses to restore over it', async () => {
  expect(await admin('create-admin', 'owner@example.com')).toMatchObject({
    code: 0,
    output: expect.stringMatching(/owner@example\.com is an admin with a new account.*: \S{24}$/m),
  });
  const opened = connectDatabase(database.url, { connections: 1 });
  expect(await opened.query('select role from users')).toEqual([{ role: 'admin' }]);
  await opened.close();

  const file = join(folder, 'backup.tar.gz');
  expect(await admin('backup', file)).toMatchObject({
    code: 0,
    output: expect.stringContaining(`${file}: `),
  });
  expect(await admin('restore', file)).toMatchObject({
    code: 1,
    errors: expect.stringContaining('users has rows'),
  });
});

test('names invalid settings', async () => {
  const errors: string[] = [];
  const code = await runAdminCommand(COMMANDS, ['backup', 'x'], {
    environment: {},
    log: () => undefined,
    error: (line) => errors.push(line),
  });
  expect([code, errors.join()]).toEqual([1, expect.stringContaining('DATABASE_URL')]);
});
