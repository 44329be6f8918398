import type { PageHead } from '@sopaan/schemas/pages/page-head';
import { aHead } from '../testing/fake-api';
import type { FetchHead } from './head-client';
import { pageHeadCache } from './page-head-cache';

const TIMES = { timeoutMs: 40, ttlMs: 80, missingTtlMs: 0, pauseMs: 60 };
const head = aHead({ title: 'A course' });

/** A fetcher that records the requested paths. */
function recordingFetch(
  answer: (path: string) => Promise<PageHead | undefined> | PageHead | undefined,
) {
  const requested: string[] = [];
  const fetchHead: FetchHead = async (path) => {
    requested.push(path);
    return answer(path);
  };
  return { fetchHead, requested };
}

const advanceTime = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('shares one request between concurrent callers and caches the head for a while', async () => {
  const { fetchHead, requested } = recordingFetch(() => head);
  const heads = pageHeadCache(fetchHead, TIMES);
  const all = await Promise.all(Array.from({ length: 20 }, () => heads('/a', '::1')));
  expect(new Set(all)).toEqual(new Set([head]));
  await heads('/a', '::1');
  expect(requested).toEqual(['/a']);
  await heads('/b', '::1');
  expect(requested).toEqual(['/a', '/b']);
  await advanceTime(TIMES.ttlMs);
  await heads('/a', '::1');
  expect(requested).toEqual(['/a', '/b', '/a']);
});

test('caches a missing page for a shorter time', async () => {
  const { fetchHead, requested } = recordingFetch(() => aHead({ status: 404 }));
  const heads = pageHeadCache(fetchHead, TIMES);
  expect((await heads('/a', '::1'))?.status).toBe(404);
  await heads('/a', '::1');
  expect(requested).toHaveLength(2);
});

test('does not wait for an API that hangs, sends no further requests, and caches the late head', async () => {
  let arrive: () => void = () => undefined;
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  const { fetchHead, requested } = recordingFetch(() => arrival.then(() => head));
  const heads = pageHeadCache(fetchHead, { ...TIMES, ttlMs: 5_000 });
  const waits = heads('/a', '::1');
  await advanceTime(TIMES.timeoutMs);
  expect(await waits).toBeUndefined();
  expect(await heads('/b', '::1')).toBeUndefined();
  expect(requested).toEqual(['/a']);
  arrive();
  await advanceTime(0);
  expect(await heads('/a', '::1')).toEqual(head);
});

test('returns the cached head when the API fails, and sends no requests for a while', async () => {
  let works = true;
  const { fetchHead, requested } = recordingFetch(() => {
    if (works) return head;
    throw new Error('away');
  });
  const heads = pageHeadCache(fetchHead, { ...TIMES, ttlMs: 0 });
  await heads('/a', '::1');
  works = false;
  expect(await heads('/a', '::1')).toEqual(head);
  expect(await heads('/a', '::1')).toEqual(head);
  expect(await heads('/b', '::1')).toBeUndefined();
  expect(requested).toEqual(['/a', '/a']);
  await advanceTime(TIMES.pauseMs);
  works = true;
  expect(await heads('/b', '::1')).toEqual(head);
});
