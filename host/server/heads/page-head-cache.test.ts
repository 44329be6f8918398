import type { PageHead } from '@sopaan/schemas/pages/page-head';
import { aHead } from '../testing/fake-api';
import type { FetchHead } from './head-client';
import { pageHeadCache } from './page-head-cache';

const TIMES = { timeoutMs: 40, ttlMs: 80, missingTtlMs: 0, pauseMs: 60 };
const head = aHead({ title: 'A course' });

/** A fetcher that records the requested paths. */
function recordingFetch(
  responseFor: (path: string) => Promise<PageHead | undefined> | PageHead | undefined,
) {
  const requested: string[] = [];
  const fetchHead: FetchHead = async (path) => {
    requested.push(path);
    return responseFor(path);
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

test('shares one request between concurrent callers and caches the head for a limited time', async () => {
  const { fetchHead, requested } = recordingFetch(() => head);
  const getPageHead = pageHeadCache(fetchHead, TIMES);
  const allHeads = await Promise.all(Array.from({ length: 20 }, () => getPageHead('/a', '::1')));
  expect(new Set(allHeads)).toEqual(new Set([head]));
  await getPageHead('/a', '::1');
  expect(requested).toEqual(['/a']);
  await getPageHead('/b', '::1');
  expect(requested).toEqual(['/a', '/b']);
  await advanceTime(TIMES.ttlMs);
  await getPageHead('/a', '::1');
  expect(requested).toEqual(['/a', '/b', '/a']);
});

test('caches the head of a missing page for a shorter time', async () => {
  const { fetchHead, requested } = recordingFetch(() => aHead({ status: 404 }));
  const getPageHead = pageHeadCache(fetchHead, TIMES);
  expect((await getPageHead('/a', '::1'))?.status).toBe(404);
  await getPageHead('/a', '::1');
  expect(requested).toHaveLength(2);
});

test('[PF-048] does not cache a head that is not cacheable, even while the API fails', async () => {
  let response: PageHead | undefined = aHead({ title: 'Asha Rao', isCacheable: false });
  const { fetchHead } = recordingFetch(() => {
    if (!response) throw new Error('unreachable');
    return response;
  });
  const getPageHead = pageHeadCache(fetchHead, TIMES);
  expect((await getPageHead('/u/asha', '::1'))?.title).toBe('Asha Rao');
  response = aHead({ status: 404, title: 'Profile not found', isCacheable: false });
  expect((await getPageHead('/u/asha', '::1'))?.title).toBe('Profile not found');
  response = aHead({ title: 'Asha Rao', isCacheable: false });
  await getPageHead('/u/asha', '::1');
  response = undefined;
  expect(await getPageHead('/u/asha', '::1')).toBeUndefined();
});

test('does not wait for an API that hangs, sends no further requests, and caches the late head', async () => {
  let respond: () => void = () => undefined;
  const response = new Promise<void>((resolve) => (respond = resolve));
  const { fetchHead, requested } = recordingFetch(() => response.then(() => head));
  const getPageHead = pageHeadCache(fetchHead, { ...TIMES, ttlMs: 5_000 });
  const pendingHead = getPageHead('/a', '::1');
  await advanceTime(TIMES.timeoutMs);
  expect(await pendingHead).toBeUndefined();
  expect(await getPageHead('/b', '::1')).toBeUndefined();
  expect(requested).toEqual(['/a']);
  respond();
  await advanceTime(0);
  expect(await getPageHead('/a', '::1')).toEqual(head);
});

test('when the API fails, returns the cached head and pauses requests', async () => {
  let isApiUp = true;
  const { fetchHead, requested } = recordingFetch(() => {
    if (isApiUp) return head;
    throw new Error('unreachable');
  });
  const getPageHead = pageHeadCache(fetchHead, { ...TIMES, ttlMs: 0 });
  await getPageHead('/a', '::1');
  isApiUp = false;
  expect(await getPageHead('/a', '::1')).toEqual(head);
  expect(await getPageHead('/a', '::1')).toEqual(head);
  expect(await getPageHead('/b', '::1')).toBeUndefined();
  expect(requested).toEqual(['/a', '/a']);
  await advanceTime(TIMES.pauseMs);
  isApiUp = true;
  expect(await getPageHead('/b', '::1')).toEqual(head);
});
