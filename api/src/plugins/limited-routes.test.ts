import { TEST_DEPLOY_TOKEN, testApp } from '../testing/test-app';

const api = testApp();

/** Sends one request so often, each from the next of those addresses; hands back the statuses. */
async function statuses(
  count: number,
  request: { method: 'GET' | 'POST'; url: string; payload?: object },
  addresses = ['203.0.113.7'],
): Promise<number[]> {
  const answers = await Promise.all(
    Array.from({ length: count }, (_, index) =>
      api.app.inject({
        ...request,
        headers: { authorization: `Bearer ${TEST_DEPLOY_TOKEN}` },
        remoteAddress: addresses[index % addresses.length] ?? '',
      }),
    ),
  );
  return answers.map(({ statusCode }) => statusCode);
}

const refused = (all: readonly number[]) => all.filter((status) => status === 429).length;
const everywhere = Array.from({ length: 50 }, (_, host) => `198.51.100.${host}`);
const email = 'asha@example.com';
const message = { name: 'Asha', lastName: 'Rao', message: 'Good morning to all of you.' };

test('a newsletter is asked for so often from an address, and for an email', async () => {
  const subscribe = (who: string) => ({
    method: 'POST' as const,
    url: '/api/newsletter/subscribe',
    payload: { email: who },
  });
  expect(refused(await statuses(12, subscribe(email), everywhere))).toBe(2);
  const from = ['203.0.113.1'];
  for (let sixth = 0; sixth < 6; sixth += 1) {
    expect(refused(await statuses(10, subscribe(`${sixth}@example.com`), from))).toBe(0);
  }
  expect(refused(await statuses(1, subscribe('seventh@example.com'), from))).toBe(1);
});

test('so are messages', async () => {
  const send = (who: string) => ({
    method: 'POST' as const,
    url: '/api/contact/message',
    payload: { ...message, email: who },
  });
  expect(refused(await statuses(12, send(email), everywhere))).toBe(2);
});

test.each([
  ['POST', '/api/releases/previews/difference', { token: 'x'.repeat(40), path: '/' }],
  ['GET', '/api/releases/difference?from=production&to=staging', undefined],
] as const)('what compares releases is limited: %s %s', async (method, url, payload) => {
  const all = await statuses(121, { method, url, ...(payload && { payload }) });
  expect(refused(all)).toBe(1);
});
