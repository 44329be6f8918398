import { FakeRunner } from '../../testing/fake-runner';
import { testApp } from '../../testing/test-app';

const runner = new FakeRunner();
const api = testApp(undefined, { runner });
afterEach(() => void runner.runs.splice(0));

const program = { language: 'python', version: '3.10.0', files: [{ content: 'print(1)' }] };
let addressCount = 0;
/** A new IP address at each call, because guests are rate-limited by address too. */
const newIp = () => `198.51.100.${(addressCount += 1)}`;

const post = (payload: object, headers: Record<string, string> = {}, remoteAddress = newIp()) =>
  api.app.inject({ method: 'POST', url: '/api/execute', payload, headers, remoteAddress });

/** The browser of a guest, which keeps the cookie of its first run. */
function guest(address: string) {
  let cookie = '';
  return {
    async run() {
      const reply = await post(program, cookie ? { cookie } : {}, address);
      const [set] = reply.cookies;
      if (set) cookie = `${set.name}=${set.value}`;
      return reply;
    },
  };
}

test('[R3] forty guests from one IP address can all run code, as forty owners in one group', async () => {
  const address = newIp();
  const browsers = Array.from({ length: 40 }, () => guest(address));
  for (let round = 0; round < 3; round += 1) {
    const replies = await Promise.all(browsers.map((browser) => browser.run()));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(browsers.map(() => 200));
  }
  expect(new Set(runner.runs.map(({ queue }) => queue.owner)).size).toBe(40);
  expect(new Set(runner.runs.map(({ queue }) => queue.group)).size).toBe(1);
});

test('[R3] a guest who deletes or forges the cookie is limited by IP address', async () => {
  const address = newIp();
  const statuses: number[] = [];
  for (let run = 0; run < 122; run += 1) {
    const invented = { cookie: `sopaan_guest=${'A'.repeat(43)}${run % 9}` };
    statuses.push((await post(program, run % 2 === 0 ? {} : invented, address)).statusCode);
  }
  expect(statuses.indexOf(429)).toBe(120);
  expect((await guest(newIp()).run()).statusCode).toBe(200);
});

test('[R3] the cookie of a guest is restricted to the API and expires after a day; members get none', async () => {
  const { token } = await api.signUp();
  const reply = await post(program);
  expect(reply.cookies).toEqual([
    expect.objectContaining({
      name: 'sopaan_guest',
      path: '/api/',
      maxAge: 86_400,
      httpOnly: true,
      sameSite: 'Lax',
    }),
  ]);
  const streamed = await post(program, { accept: 'text/event-stream' });
  expect(streamed.cookies.map(({ name }) => name)).toEqual(['sopaan_guest']);
  expect((await post(program, { authorization: `Bearer ${token}` })).cookies).toEqual([]);
});

test('a member may run 30 programs a minute, a guest 10', async () => {
  const { token } = await api.signUp();
  const last = async (count: number, headers: Record<string, string>, address: string) => {
    let reply = await post(program, headers, address);
    for (let run = 1; run < count; run += 1) reply = await post(program, headers, address);
    return reply;
  };
  const address = newIp();
  const browser = guest(address);
  // The first run has no cookie yet.
  for (let run = 0; run < 11; run += 1) expect((await browser.run()).statusCode).toBe(200);
  const rejected = await browser.run();
  expect(rejected.statusCode).toBe(429);
  expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(0);
  const member = { authorization: `Bearer ${token}` };
  expect((await last(30, member, address)).statusCode).toBe(200);
  expect((await post(program, member, newIp())).statusCode).toBe(429);
});
