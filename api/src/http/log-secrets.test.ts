import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import {
  loginEndpoint,
  logoutEndpoint,
  refreshTokenEndpoint,
} from '@sopaan/schemas/account/account';
import {
  changePasswordEndpoint,
  forgotPasswordEndpoint,
  resetPasswordEndpoint,
} from '@sopaan/schemas/account/password';
import { confirmCodeEndpoint, signUpEndpoint } from '@sopaan/schemas/account/sign-up';
import type { Endpoint } from '@sopaan/schemas/api/endpoint';
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

/** Everything that must not appear in the log, collected during the test. */
const secrets = new Set<string>([SECRET, CHOSEN, CHANGED, RESET, WRONG]);
const cookies = new Map<string, string>();
let address = '';
let token = '';

async function post({ path }: Pick<Endpoint, 'path'>, body: unknown, query = '') {
  const response = await fetch(`${address}/api/${path}${query}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  for (const line of response.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    cookies.set(name, value);
    if (value) secrets.add(value);
  }
  const { accessToken } = bodySchema.validateSync(await response.json());
  if (accessToken) secrets.add((token = accessToken));
  return response.status;
}

/** The first secret after the constants above. */
const firstCookie = () => [...secrets][5];

/** The text of all mails, once there are `count`. */
async function readMails(folder: string, count: number): Promise<string> {
  const mailFolder = join(folder, 'mail');
  const files = async () =>
    (await readdir(mailFolder).catch(() => [])).filter((name) => name.endsWith('.eml'));
  await waitUntil('a mail', async () => (await files()).length >= count);
  const sources = await Promise.all(
    (await files()).map((name) => readFile(join(mailFolder, name))),
  );
  const parsedMails = await Promise.all(sources.map((source) => PostalMime.parse(source)));
  return parsedMails.map(({ text }) => text ?? '').join('\n');
}

function extractSecret(text: string, pattern: RegExp): string {
  const secret = pattern.exec(text)?.[1];
  if (secret === undefined) throw new Error(`no ${pattern} in ${text}`);
  secrets.add(secret);
  return secret;
}

const cleanups: Array<() => unknown> = [];
afterEach(async () => {
  for (let step = cleanups.pop(); step; step = cleanups.pop()) await step();
});

test('the log never contains passwords, tokens, cookies or codes, at any level, from sign-up to logout', async () => {
  const clone = await cloneDatabase();
  cleanups.push(() => clone.drop());
  const folder = await mkdtemp(join(tmpdir(), 'sopaan-logs-'));
  cleanups.push(() => rm(folder, { recursive: true }));
  const api = new ApiProcess({
    environment: {
      DATABASE_URL: clone.url,
      SOPAAN_DATA: folder,
      LOG_LEVEL: 'trace',
      TOKEN_SECRET: SECRET,
    },
  });
  cleanups.push(() => api.kill());
  address = await api.address();
  const statuses = [
    await post(signUpEndpoint, { firstName: 'Asha', lastName: 'Rao', email, password: CHOSEN }),
    await post(confirmCodeEndpoint, {
      code: extractSecret(await readMails(folder, 1), /^\s*(\d{3} ?\d{3})\s*$/m),
    }),
    await post(loginEndpoint, { email, password: WRONG }),
    await post(loginEndpoint, { email, password: CHOSEN }),
    await post(refreshTokenEndpoint, {}),
    await post(changePasswordEndpoint, { currentPassword: CHOSEN, password: CHANGED }),
    await post(forgotPasswordEndpoint, { email }),
    await post(resetPasswordEndpoint, {
      token: extractSecret(await readMails(folder, 3), /#token=([\w-]{44})/),
      password: RESET,
    }),
    // A malformed body, and secrets in unexpected places.
    await post(loginEndpoint, `{"email":"${email}","password":"${RESET}"`),
    await post(loginEndpoint, { email, password: RESET }, `?token=${firstCookie()}`),
    await post({ path: `no/such/place/${firstCookie()}` }, { password: RESET }),
    await post(logoutEndpoint, {}),
  ];
  expect(statuses).toEqual([200, 200, 401, 200, 200, 200, 200, 200, 400, 200, 404, 200]);

  api.child.kill('SIGTERM');
  await api.exitCode();
  const log = api.lines.join('\n');
  expect(api.lines.filter((line) => line.includes('"request completed"')).length).toBe(
    statuses.length,
  );
  // Refresh cookies, the sign-up cookie, access tokens, code and link from the mails, passwords.
  expect(secrets.size).toBeGreaterThanOrEqual(13);
  for (const secret of secrets) {
    if (/^[\d ]+$/.test(secret)) {
      expect(log).not.toMatch(new RegExp(`\\b${secret.replace(' ', ' ?')}\\b`));
    } else expect(log).not.toContain(secret);
  }
});
