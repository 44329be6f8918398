import { bus } from '@sopaan/events/bus';
import { WorkerScript } from './worker-script';

/** A worker whose script the test controls. */
class FakeWorker extends EventTarget implements Worker {
  static all: FakeWorker[] = [];
  /** How the script handles the first message. */
  static run: (worker: FakeWorker) => void;
  onmessage: Worker['onmessage'] = null;
  onmessageerror: Worker['onmessageerror'] = null;
  onerror: Worker['onerror'] = null;
  isTerminated = false;
  received: unknown[] = [];

  constructor(readonly url: string | URL) {
    super();
    FakeWorker.all.push(this);
  }
  postMessage(message: unknown): void {
    this.received.push(message);
    queueMicrotask(() => FakeWorker.run(this));
  }
  terminate(): void {
    this.isTerminated = true;
  }
  start(): void {
    this.onmessage?.call(this, new MessageEvent('message', { data: 'started' }));
  }
  fail(): void {
    this.onerror?.call(this, new ErrorEvent('error'));
  }
}

const FILE = new URL('/assets/practice/1.0.0-a/runner.1.js', location.origin);
const HASH = 'sha384-of-the-runner';

const fetchMock = jest.fn<Promise<Response>, [string, RequestInit?]>();
const blobs = new Map<string, Blob>();
const failedFiles: Array<{ url: string; reason: string }> = [];
let unsubscribe: () => void;

beforeEach(() => {
  FakeWorker.all = [];
  FakeWorker.run = (worker) => worker.start();
  blobs.clear();
  failedFiles.length = 0;
  Reflect.set(globalThis, 'Worker', FakeWorker);
  Reflect.set(globalThis, '__sopaan_integrity__', (url: string) =>
    url === FILE.href ? HASH : undefined,
  );
  Reflect.set(URL, 'createObjectURL', (blob: Blob) => {
    blobs.set('blob:of-the-page', blob);
    return 'blob:of-the-page';
  });
  Reflect.set(URL, 'revokeObjectURL', (url: string) => blobs.delete(url));
  fetchMock.mockReset().mockImplementation(() => Promise.resolve(new Response('run()')));
  jest.spyOn(globalThis, 'fetch').mockImplementation((url, init) => fetchMock(String(url), init));
  unsubscribe = bus.subscribe('release-file:failed', (payload) => failedFiles.push(payload));
});
afterEach(() => {
  unsubscribe();
  Reflect.deleteProperty(globalThis, '__sopaan_integrity__');
});

const startWorker = () => new WorkerScript(FILE).start();
const startedUrls = () => FakeWorker.all.map(({ url }) => String(url));

test('[P7] a worker runs the bytes that were checked against their hash', async () => {
  let script: Blob | undefined;
  FakeWorker.run = (worker) => {
    script = blobs.get(String(worker.received[0]));
    worker.start();
  };
  const worker = await startWorker();
  expect(FakeWorker.all).toEqual([worker]);
  expect(startedUrls()).toEqual(['/-/worker.js']);
  expect(fetchMock.mock.calls).toEqual([
    [FILE.href, expect.objectContaining({ integrity: HASH, credentials: 'omit' })],
  ]);
  expect(script).toMatchObject({ type: 'text/javascript', size: 'run()'.length });
  expect(blobs.size).toBe(0);
  expect(worker.onmessage).toBeNull();
});

test('[P7] a cached copy with other bytes is replaced by one from the network', async () => {
  fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await startWorker();
  expect(fetchMock.mock.calls.map(([, init]) => [init?.cache, init?.integrity])).toEqual([
    ['force-cache', HASH],
    ['reload', HASH],
  ]);
  expect(failedFiles).toEqual([]);
});

test('[P7] a worker whose file has other bytes does not start, and an event reports it to the host', async () => {
  fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(startWorker()).rejects.toThrow('A file could not be loaded.');
  expect(FakeWorker.all).toEqual([]);
  expect(failedFiles).toEqual([{ url: FILE.href, reason: 'Failed to fetch' }]);
});

test('[P7] a worker that cannot be started by the edge fails, except on an edge that has no starter', async () => {
  FakeWorker.run = (worker) => worker.fail();
  await expect(startWorker()).rejects.toThrow('The worker could not be started');
  expect(startedUrls()).toEqual(['/-/worker.js']);
  expect(FakeWorker.all[0]?.isTerminated).toBe(true);
  expect(blobs.size).toBe(0);

  fetchMock.mockImplementation((url) =>
    Promise.resolve(new Response('', { status: url === '/-/worker.js' ? 404 : 200 })),
  );
  await startWorker();
  expect(startedUrls().slice(1)).toEqual(['/-/worker.js', FILE.href]);
});

test('[P7] a script that the release does not have is not started', async () => {
  const other = new URL('https://elsewhere.example/runner.1.js');
  await expect(new WorkerScript(other).start()).rejects.toThrow('The release has no file');
  expect(FakeWorker.all).toEqual([]);
});

test('in development, where files change and have no hashes, a worker starts from its URL', async () => {
  Reflect.deleteProperty(globalThis, '__sopaan_integrity__');
  await startWorker();
  expect(startedUrls()).toEqual([FILE.href]);
  expect(fetchMock).not.toHaveBeenCalled();
});
