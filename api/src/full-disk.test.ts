import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { loginEndpoint } from '@sopaan/schemas/account/account';
import { signUpEndpoint } from '@sopaan/schemas/account/sign-up';
import { object, string } from 'yup';
import { post } from './testing/visitor-writes';
import { aPng } from './files/image/testing/pictures';
import { createAdmin } from './modules/accounts/create-admin';
import { anApplication } from './modules/mentor-applications/testing/application';
import { connectDatabase, type Database } from './database/database';
import { packageRoot } from './config/package-root';
import { ApiProcess } from './testing/api-process';
import { multipart } from './testing/multipart';
import { TEST_PASSWORD } from './testing/test-app';
import { cloneDatabase, type TestDatabase } from './testing/test-database';
import { waitUntil } from '@sopaan/tooling/processes/wait-until';

const tokenSchema = object({ accessToken: string().required() });
const UNAVAILABLE = {
  error: { code: 'UNAVAILABLE', message: expect.stringContaining('Nothing was saved') },
};

let folder: string;
let clone: TestDatabase;
let database: Database;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sopaan-full-'));
  clone = await cloneDatabase();
  database = connectDatabase(clone.url, { maxConnections: 1 });
});
afterAll(async () => {
  await database.close();
  await clone.drop();
  await rm(folder, { recursive: true });
});

/** A command prefix that mounts a separate small disk at the folder. */
const smallDisk = (bytes: number) => [
  'bwrap',
  ...['--dev-bind', '/', '/', '--size', String(bytes), '--tmpfs', folder],
];

test('[S5] with a full disk uploads fail with 503, mails wait, and nothing is lost', async () => {
  const api = new ApiProcess({
    environment: { DATABASE_URL: clone.url, SOPAAN_DATA: folder, LIMITS_FACTOR: '1000' },
    // Only the site's secret fits.
    wrapper: smallDisk(4096),
  });
  try {
    const address = await api.address();
    const email = 'owner@example.com';
    const { password } = await createAdmin(database, email);
    const login = await post(address, loginEndpoint, { email, password });
    const { accessToken } = tokenSchema.validateSync(await login.json());
    const hasFailed = async () =>
      (await database.query(`select last_error from outbox where last_error like '%ENOSPC%'`))
        .length > 0;
    const person = { firstName: 'Asha', lastName: 'Rao', email: 'asha@example.com' };
    const signUp = { ...person, password: TEST_PASSWORD };
    expect((await post(address, signUpEndpoint, signUp)).status).toBe(200);
    await waitUntil('writing a mail fails', hasFailed);

    const { headers, payload } = multipart(anApplication(), { avatar: { bytes: aPng() } });
    const upload = await fetch(`${address}/api/applymentorship`, {
      method: 'POST',
      headers: { ...headers, authorization: `Bearer ${accessToken}` },
      body: payload,
    });
    expect(upload.status).toBe(503);
    expect(await upload.json()).toMatchObject(UNAVAILABLE);
    expect(await database.query('select id from mentor_applications')).toEqual([]);
    expect((await fetch(`${address}/readyz`)).status).toBe(200);
  } finally {
    await api.kill();
  }
});

test('[S5] a backup that does not fit on the disk fails with a message and leaves no files', async () => {
  const file = join(folder, 'backup.tar.gz');
  const program = [process.execPath, '--import', 'tsx', 'src/admin-command.ts', 'backup', file];
  const [bwrap = '', ...args] = smallDisk(16_384);
  const script = '"$@"; echo "exit $?"; ls -A "$SOPAAN_DATA"';
  const { stdout, stderr } = await promisify(execFile)(
    bwrap,
    [...args, 'sh', '-c', script, 'sh', ...program],
    {
      cwd: packageRoot(),
      env: { ...process.env, DATABASE_URL: clone.url, SOPAAN_DATA: folder, INIT_CWD: folder },
    },
  );
  expect(stderr).toMatch(/^The disk is full or cannot be written/);
  expect(stdout.trim()).toBe('exit 1');
});

test.each(['53100', '53200', '58030'])(
  '[S5] a database write that fails with %s becomes 503',
  async (code) => {
    await database.query('drop table if exists full_disk');
    await database.query('create table full_disk (n int)');
    await database.query(
      `create or replace function full_disk() returns trigger language plpgsql as $$
       begin raise exception 'could not extend file' using errcode = '${code}'; end $$`,
    );
    await database.query(
      'create trigger full_disk before insert on full_disk execute function full_disk()',
    );
    await expect(database.query('insert into full_disk values (1)')).rejects.toMatchObject({
      status: 503,
      ...UNAVAILABLE.error,
    });
  },
);
