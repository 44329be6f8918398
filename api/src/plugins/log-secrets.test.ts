import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { loginEndpoint, logoutEndpoint, refreshTokenEndpoint } from '@sopaan/schemas/account';
import {
  changePasswordEndpoint,
  forgotPasswordEndpoint,
  resetPasswordEndpoint,
} from '@sopaan/schemas/account-password';
import { confirmCodeEndpoint, signUpEndpoint } from '@sopaan/schemas/account-sign-up';
import type { Endpoint } from '@sopaan/schemas/endpoint';
import { object, string } from 'yup';
import { ApiProcess } from '../testing/api-process';
import { cloneDatabase } from '../testing/test-database';
import { waitUntil } from '@sopaan/tooling/processes/wait-until';

const SECRET = 'a-token-secret-that-nobody-may-read-in-a-log';
const [CHOSEN, CHANGED, RESET, WRONG] = [
  'green lamp by the river',
  'quiet stone under snow',
  'seven kites above agra',
  'a guess that was wrong',
];
const email = 'logged@example.com';
const bodySchema = object({ accessToken: string() });

/** Everything that must stay out of the log, found on the way. */
const secrets = new Set<string>([SECRET, CHOSEN, CHANGED, RESET, WRONG]);
const cookies = new Map<string, string>();
let address = '';
let token = '';

async function post({ path }: Pick<Endpoint, 'path'>, body: unknown, query = '') {
  const answer = await fetch(`${address}/api/${path}${query}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  for (const line of answer.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    cookies.set(name, value);
    if (value) secrets.add(value);
  }
  const { accessToken } = bodySchema.validateSync(await answer.json());
  if (accessToken) secrets.add((token = accessToken));
  return answer.status;
}

/** The text of all mails, once there are so many. */
async function mails(folder: string, count: number): Promise<string> {
  const place = join(folder, 'mail');
  const files = async () =>
    (await readdir(place).catch(() => [])).filter((name) => name.endsWith('.eml'));
  await waitUntil('a mail', async () => (await files()).length >= count);
  const sources = await Promise.all((await files()).map((name) => readFile(join(place, name))));
  const read = await Promise.all(sources.map((source) => PostalMime.parse(source)));
  return read.map(({ text }) => text ?? '').join('\n');
}

function found(text: string, pattern: RegExp): string {
  const secret = pattern.exec(text)?.[1];
  if (secret === undefined) throw new Error(`no ${pattern} in ${text}`);
  secrets.add(secret);
  return secret;
}

const undo: Array<() => unknown> = [];
afterEach(async () => {
  for (let step = undo.pop(); step; step = undo.pop()) await step();
});

test('no password, token, cookie or code is in the log of a whole life of an account, at any level', async () => {
  const clone = await cloneDatabase();
  undo.push(() => clone.drop());
  const folder = await mkdtemp(join(tmpdir(), 'sopaan-logs-'));
  undo.push(() => rm(folder, { recursive: true }));
  const api = new ApiProcess({
    environment: {
      DATABASE_URL: clone.url,
      SOPAAN_DATA: folder,
      LOG_LEVEL: 'trace',
      TOKEN_SECRET: SECRET,
    },
  });
  undo.push(() => api.kill());
  address = await api.address();
  const statuses = [
    await post(signUpEndpoint, { firstName: 'Asha', lastName: 'Rao', email, password: CHOSEN }),
    await post(confirmCodeEndpoint, {
      code: found(await mails(folder, 1), /^\s*(\d{3} ?\d{3})\s*$/m),
    }),
    await post(loginEndpoint, { email, password: WRONG }),
    await post(loginEndpoint, { email, password: CHOSEN }),
    await post(refreshTokenEndpoint, {}),
    await post(changePasswordEndpoint, { currentPassword: CHOSEN, password: CHANGED }),
    await post(forgotPasswordEndpoint, { email }),
    await post(resetPasswordEndpoint, {
      token: found(await mails(folder, 3), /#token=([\w-]{44})/),
      password: RESET,
    }),
    // What cannot be read, and what comes in a place where nobody looks for it.
    await post(loginEndpoint, `{"email":"${email}","password":"${RESET}"`),
    await post(loginEndpoint, { email, password: RESET }, `?token=${[...secrets][5]}`),
    await post({ path: `no/such/place/${[...secrets][5]}` }, { password: RESET }),
    await post(logoutEndpoint, {}),
  ];
  expect(statuses).toEqual([200, 200, 401, 200, 200, 200, 200, 200, 400, 200, 404, 200]);

  api.child.kill('SIGTERM');
  await api.exitCode();
  const log = api.lines.join('\n');
  expect(api.lines.filter((line) => line.includes('"answered"')).length).toBe(statuses.length);
  // Refresh cookies, the sign-up cookie, access tokens, code and link of the mails, passwords.
  expect(secrets.size).toBeGreaterThanOrEqual(13);
  for (const secret of secrets) {
    if (/^[\d ]+$/.test(secret)) {
      expect(log).not.toMatch(new RegExp(`\\b${secret.replace(' ', ' ?')}\\b`));
    } else expect(log).not.toContain(secret);
  }
}, 30_000);
