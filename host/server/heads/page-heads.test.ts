import type { PageHead } from '@sopaan/schemas/page-head';
import { aHead } from '../testing/fake-heads';
import type { AskHead } from './ask-head';
import { pageHeads } from './page-heads';

const TIMES = { patience: 40, kept: 80, missingKept: 0, rest: 60 };
const head = aHead({ title: 'A course' });

/** A fetcher that records the requested paths. */
function asker(answer: (path: string) => Promise<PageHead | undefined> | PageHead | undefined) {
  const asked: string[] = [];
  const ask: AskHead = async (path) => {
    asked.push(path);
    return answer(path);
  };
  return { ask, asked };
}

const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('shares one request between concurrent callers and caches the head for a while', async () => {
  const { ask, asked } = asker(() => head);
  const heads = pageHeads(ask, TIMES);
  const all = await Promise.all(Array.from({ length: 20 }, () => heads('/a', '::1')));
  expect(new Set(all)).toEqual(new Set([head]));
  await heads('/a', '::1');
  expect(asked).toEqual(['/a']);
  await heads('/b', '::1');
  expect(asked).toEqual(['/a', '/b']);
  await pass(TIMES.kept);
  await heads('/a', '::1');
  expect(asked).toEqual(['/a', '/b', '/a']);
});

test('caches a missing page for a shorter time', async () => {
  const { ask, asked } = asker(() => aHead({ status: 404 }));
  const heads = pageHeads(ask, TIMES);
  expect((await heads('/a', '::1'))?.status).toBe(404);
  await heads('/a', '::1');
  expect(asked).toHaveLength(2);
});

test('does not wait for an API that hangs, sends no further requests, and caches the late head', async () => {
  let arrive: () => void = () => undefined;
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  const { ask, asked } = asker(() => arrival.then(() => head));
  const heads = pageHeads(ask, { ...TIMES, kept: 5_000 });
  const waits = heads('/a', '::1');
  await pass(TIMES.patience);
  expect(await waits).toBeUndefined();
  expect(await heads('/b', '::1')).toBeUndefined();
  expect(asked).toEqual(['/a']);
  arrive();
  await pass(0);
  expect(await heads('/a', '::1')).toEqual(head);
});

test('returns the cached head when the API fails, and sends no requests for a while', async () => {
  let works = true;
  const { ask, asked } = asker(() => {
    if (works) return head;
    throw new Error('away');
  });
  const heads = pageHeads(ask, { ...TIMES, kept: 0 });
  await heads('/a', '::1');
  works = false;
  expect(await heads('/a', '::1')).toEqual(head);
  expect(await heads('/a', '::1')).toEqual(head);
  expect(await heads('/b', '::1')).toBeUndefined();
  expect(asked).toEqual(['/a', '/a']);
  await pass(TIMES.rest);
  works = true;
  expect(await heads('/b', '::1')).toEqual(head);
});
