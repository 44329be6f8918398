import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectDatabase } from '../database/database';
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

async function runAdmin(...args: string[]) {
  const output: string[] = [];
  const errors: string[] = [];
  const code = await runAdminCommand(COMMANDS, args, {
    environment: { DATABASE_URL: database.url, SOPAAN_DATA: folder },
    log: (line) => output.push(line),
    error: (line) => errors.push(line),
  });
  return { code, output: output.join('\n'), errors: errors.join('\n') };
}

const USAGES = [
  'create-admin <email>',
  'backup <file.tar.gz>',
  'restore <file.tar.gz>',
  'mail',
  'mail retry <id|all>',
  'mentors list',
  'mentors accept <id>',
  'mentors decline <id> --reason <text>',
];

test.each([{ args: [] }, { args: ['--help'] }, { args: ['help'] }])(
  'the arguments $args list every command',
  async ({ args }) => {
    const { code, output } = await runAdmin(...args);
    expect(code).toBe(0);
    for (const usage of USAGES) expect(output).toContain(`  ${usage} `);
  },
);

test.each(USAGES.map((usage) => usage.replace(/ [<-].*/, '')))(
  '%s --help shows its usage',
  async (name) => {
    const { code, output } = await runAdmin(...name.split(' '), '--help');
    expect(code).toBe(0);
    expect(output).toContain(`Usage: npm run admin -- ${name}`);
  },
);

test.each([
  { args: ['make-coffee'], message: "unknown command 'make-coffee'" },
  { args: ['create-admin'], message: 'create-admin [options] <email>' },
  { args: ['create-admin', 'not an address'], message: 'not an email address' },
  { args: ['backup'], message: 'backup [options] <file.tar.gz>' },
  { args: ['restore', 'a', 'b'], message: 'restore [options] <file.tar.gz>' },
  { args: ['restore', '/no/such/file.tar.gz'], message: '/no/such/file.tar.gz does not exist' },
])('a command with the arguments $args fails with a message', async ({ args, message }) => {
  const { code, output, errors } = await runAdmin(...args);
  expect([code, output]).toEqual([1, '']);
  expect(errors).toContain(message);
});

test('creates an admin on an empty database, backs it up, and does not restore over it', async () => {
  expect(await runAdmin('create-admin', 'owner@example.com')).toMatchObject({
    code: 0,
    output: expect.stringMatching(/owner@example\.com is an admin with a new account.*: \S{24}$/m),
  });
  const opened = connectDatabase(database.url, { maxConnections: 1 });
  expect(await opened.query('select role from users')).toEqual([{ role: 'admin' }]);
  await opened.close();

  const file = join(folder, 'backup.tar.gz');
  expect(await runAdmin('backup', file)).toMatchObject({
    code: 0,
    output: expect.stringContaining(`${file}: `),
  });
  expect(await runAdmin('restore', file)).toMatchObject({
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
