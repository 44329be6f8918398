import { TEST_DEPLOY_TOKEN, testApp } from '../testing/test-app';

const api = testApp();

/** Sends a request `count` times, rotating through the addresses, and returns the statuses. */
async function sendRepeatedly(
  count: number,
  request: { method: 'GET' | 'POST'; url: string; payload?: object },
  addresses = ['203.0.113.7'],
): Promise<number[]> {
  const responses = await Promise.all(
    Array.from({ length: count }, (_, index) =>
      api.app.inject({
        ...request,
        headers: { authorization: `Bearer ${TEST_DEPLOY_TOKEN}` },
        remoteAddress: addresses[index % addresses.length] ?? '',
      }),
    ),
  );
  return responses.map(({ statusCode }) => statusCode);
}

const countRejected = (statuses: readonly number[]) =>
  statuses.filter((status) => status === 429).length;
const manyAddresses = Array.from({ length: 50 }, (_, host) => `198.51.100.${host}`);
const email = 'asha@example.com';
const message = { name: 'Asha', lastName: 'Rao', message: 'Good morning to all of you.' };

test('newsletter subscriptions are limited by IP address and by email address', async () => {
  const subscribe = (who: string) => ({
    method: 'POST' as const,
    url: '/api/newsletter/subscribe',
    payload: { email: who },
  });
  expect(countRejected(await sendRepeatedly(12, subscribe(email), manyAddresses))).toBe(2);
  const addresses = ['203.0.113.1'];
  for (let index = 0; index < 6; index += 1) {
    expect(
      countRejected(await sendRepeatedly(10, subscribe(`${index}@example.com`), addresses)),
    ).toBe(0);
  }
  expect(countRejected(await sendRepeatedly(1, subscribe('seventh@example.com'), addresses))).toBe(
    1,
  );
});

test('contact messages are limited by email', async () => {
  const send = (who: string) => ({
    method: 'POST' as const,
    url: '/api/contact/message',
    payload: { ...message, email: who },
  });
  expect(countRejected(await sendRepeatedly(12, send(email), manyAddresses))).toBe(2);
});

test.each([
  ['POST', '/api/releases/previews/difference', { token: 'x'.repeat(40), path: '/' }],
  ['GET', '/api/releases/difference?from=production&to=staging', undefined],
] as const)('comparing releases is limited: %s %s', async (method, url, payload) => {
  const statuses = await sendRepeatedly(121, { method, url, ...(payload && { payload }) });
  expect(countRejected(statuses)).toBe(1);
});
