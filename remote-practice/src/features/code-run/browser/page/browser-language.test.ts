import type { FromWorker, ToWorker } from '../worker/messages';
import { createBrowserLanguage } from './browser-language';

/** A worker whose messages are sent by the test. */
class FakeWorker extends EventTarget implements Worker {
  static all: FakeWorker[] = [];
  onmessage: Worker['onmessage'] = null;
  onmessageerror: Worker['onmessageerror'] = null;
  onerror: Worker['onerror'] = null;
  readonly received: ToWorker[] = [];
  isTerminated = false;

  constructor() {
    super();
    FakeWorker.all.push(this);
  }
  postMessage(message: ToWorker): void {
    this.received.push(message);
    if (message.kind === 'load') this.emit({ kind: 'ready' });
  }
  terminate(): void {
    this.isTerminated = true;
  }
  crash(): void {
    this.onerror?.call(this, new ErrorEvent('error'));
  }
  emit(message: FromWorker | string): void {
    this.onmessage?.(new MessageEvent('message', { data: message }));
  }
}

const createWorker = jest.fn<Promise<Worker>, []>();
const fetchFile = jest.fn<Promise<Response>, [URL]>();
const flushPromises = () => jest.advanceTimersByTimeAsync(0);
const latestWorker = () => FakeWorker.all.at(-1);

beforeEach(() => {
  FakeWorker.all = [];
  jest.useFakeTimers();
  createWorker.mockReset().mockImplementation(() => Promise.resolve(new FakeWorker()));
  fetchFile.mockReset().mockImplementation(() => Promise.resolve(new Response('wasm')));
  jest.spyOn(globalThis, 'fetch').mockImplementation((url) => fetchFile(new URL(String(url))));
});
afterEach(() => jest.useRealTimers());

function open() {
  const urls = [new URL('https://sopaan.example/a.wasm')];
  const language = createBrowserLanguage({
    createWorker: () => createWorker(),
    urls,
    downloadBytes: 500,
  });
  const controller = new AbortController();
  const start = (source = '1') =>
    language.run({ language: 'python', source, stdin: 'in' }, { signal: controller.signal });
  return { language, start, stop: () => controller.abort(new Error('stopped')) };
}

test('[PR-029] a run in the browser resolves to a response like that of the server, with output in order; the worker is reused', async () => {
  const { language, start } = open();
  expect(language.downloadSize()).toBe(500);
  const result = start();
  await flushPromises();
  expect(latestWorker()?.received.at(-1)).toMatchObject({ kind: 'run', program: { stdin: 'in' } });
  latestWorker()?.emit({ kind: 'output', stream: 'stdout', text: 'a' });
  latestWorker()?.emit({ kind: 'output', stream: 'stderr', text: 'b' });
  latestWorker()?.emit('nonsense');
  latestWorker()?.emit({ kind: 'output', stream: 'stdout', text: 'c' });
  latestWorker()?.emit({ kind: 'exited', code: 3 });
  expect(await result).toMatchObject({
    language: 'python',
    version: '3.14 (Pyodide)',
    run: { stdout: 'ac', stderr: 'b', output: 'abc', code: 3, signal: null, status: 'RE' },
  });
  expect(language.downloadSize()).toBe(0);
  const brokenRun = start();
  await flushPromises();
  latestWorker()?.emit({ kind: 'exited', code: 1, compileError: 'no such word' });
  expect(await brokenRun).toMatchObject({
    run: { stderr: 'no such word', status: 'RE' },
    compile: { stderr: 'no such word', code: 1 },
  });
  expect(FakeWorker.all).toHaveLength(1);
  expect(fetchFile).toHaveBeenCalledTimes(1);
});

test.each<[string, (start: ReturnType<typeof open>) => unknown, string]>([
  ['takes too long', () => jest.advanceTimersByTimeAsync(5000), 'TO'],
  [
    'prints too much',
    () => latestWorker()?.emit({ kind: 'output', stream: 'stdout', text: 'x'.repeat(70_000) }),
    'OL',
  ],
  ['crashes its worker', () => latestWorker()?.crash(), 'XX'],
  [
    'runs out of memory',
    () => latestWorker()?.emit({ kind: 'exited', code: 1, outOfMemory: true, needsRestart: true }),
    'ML',
  ],
])(
  'a program that %s is stopped, and the next one gets a new worker',
  async (_what, end, status) => {
    const language = open();
    const result = language.start();
    await flushPromises();
    await end(language);
    const { run } = await result;
    expect(run).toMatchObject({ status, code: null });
    expect(run.output.length).toBeLessThanOrEqual(65_536);
    expect(FakeWorker.all.map(({ isTerminated }) => isTerminated)).toEqual([true, false]);
    const next = language.start();
    await flushPromises();
    latestWorker()?.emit({ kind: 'exited', code: 0 });
    expect((await next).run.status).toBeNull();
  },
);

test('stopping a run terminates its worker; a failed download is retried', async () => {
  const { start, stop } = open();
  fetchFile.mockResolvedValueOnce(new Response('', { status: 503 }));
  await expect(start()).rejects.toThrow('The language could not be downloaded.');
  const result = start();
  const stopped = expect(result).rejects.toThrow('stopped');
  await flushPromises();
  const worker = latestWorker();
  stop();
  await stopped;
  expect(worker?.isTerminated).toBe(true);
});

test('[P7] a worker that could not be created fails the run, and the next run creates another one', async () => {
  const { start } = open();
  createWorker.mockRejectedValueOnce(new Error('other bytes'));
  await expect(start()).rejects.toThrow('The language could not be downloaded.');
  expect(FakeWorker.all).toEqual([]);
  const result = start();
  await flushPromises();
  latestWorker()?.emit({ kind: 'exited', code: 0 });
  expect((await result).run.status).toBeNull();
});

test('a worker is terminated after its current program, and a new one is started for the next', async () => {
  const { language, start } = open();
  const result = start();
  await flushPromises();
  language.terminate();
  await flushPromises();
  expect(latestWorker()?.isTerminated).toBe(false);
  latestWorker()?.emit({ kind: 'exited', code: 0 });
  await result;
  await flushPromises();
  expect(FakeWorker.all.map(({ isTerminated }) => isTerminated)).toEqual([true]);
  const next = start();
  await flushPromises();
  latestWorker()?.emit({ kind: 'exited', code: 0 });
  await next;
  expect(FakeWorker.all.map(({ isTerminated }) => isTerminated)).toEqual([true, false]);
  expect(fetchFile).toHaveBeenCalledTimes(1);
});
