import type { FromWorker, ToWorker } from '../worker/messages';
import { browserLanguage } from './browser-language';

/** A worker that the test speaks for. */
class FakeWorker extends EventTarget implements Worker {
  static all: FakeWorker[] = [];
  onmessage: Worker['onmessage'] = null;
  onmessageerror: Worker['onmessageerror'] = null;
  onerror: Worker['onerror'] = null;
  readonly told: ToWorker[] = [];
  isEnded = false;

  constructor() {
    super();
    FakeWorker.all.push(this);
  }
  postMessage(message: ToWorker): void {
    this.told.push(message);
    if (message.kind === 'load') this.say({ kind: 'ready' });
  }
  terminate(): void {
    this.isEnded = true;
  }
  break(): void {
    this.onerror?.call(this, new ErrorEvent('error'));
  }
  say(message: FromWorker | string): void {
    this.onmessage?.(new MessageEvent('message', { data: message }));
  }
}

const fetchFile = jest.fn<Promise<Response>, [URL]>();
const settle = () => jest.advanceTimersByTimeAsync(0);
const running = () => FakeWorker.all.at(-1);

beforeEach(() => {
  FakeWorker.all = [];
  jest.useFakeTimers();
  fetchFile.mockReset().mockImplementation(() => Promise.resolve(new Response('wasm')));
  jest.spyOn(globalThis, 'fetch').mockImplementation((url) => fetchFile(new URL(String(url))));
});
afterEach(() => jest.useRealTimers());

function open() {
  const urls = [new URL('https://sopaan.example/a.wasm')];
  const language = browserLanguage({ open: () => new FakeWorker(), urls, bytes: 500 });
  const stopping = new AbortController();
  const start = (source = '1') =>
    language.run({ language: 'python', source, stdin: 'in' }, { signal: stopping.signal });
  return { language, start, stop: () => stopping.abort(new Error('stopped')) };
}

test('[PR-029] a run in the browser answers in the shape of the server, in the order of arrival; the worker stays', async () => {
  const { language, start } = open();
  expect(language.missing()).toBe(500);
  const answer = start();
  await settle();
  expect(running()?.told.at(-1)).toMatchObject({ kind: 'run', program: { stdin: 'in' } });
  running()?.say({ kind: 'wrote', stream: 'stdout', text: 'a' });
  running()?.say({ kind: 'wrote', stream: 'stderr', text: 'b' });
  running()?.say('nonsense');
  running()?.say({ kind: 'wrote', stream: 'stdout', text: 'c' });
  running()?.say({ kind: 'ended', code: 3 });
  expect(await answer).toMatchObject({
    language: 'python',
    version: '3.14 (Pyodide)',
    run: { stdout: 'ac', stderr: 'b', output: 'abc', code: 3, signal: null, status: 'RE' },
  });
  expect(language.missing()).toBe(0);
  const broken = start();
  await settle();
  running()?.say({ kind: 'ended', code: 1, compileError: 'no such word' });
  expect(await broken).toMatchObject({
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
    () => running()?.say({ kind: 'wrote', stream: 'stdout', text: 'x'.repeat(70_000) }),
    'OL',
  ],
  ['breaks its worker', () => running()?.break(), 'XX'],
  [
    'uses up the memory',
    () => running()?.say({ kind: 'ended', code: 1, outOfMemory: true, spoiled: true }),
    'ML',
  ],
])('a program that %s is ended, and the next one has a new worker', async (_what, end, status) => {
  const opened = open();
  const answer = opened.start();
  await settle();
  await end(opened);
  const { run } = await answer;
  expect(run).toMatchObject({ status, code: null });
  expect(run.output.length).toBeLessThanOrEqual(65_536);
  expect(FakeWorker.all.map(({ isEnded }) => isEnded)).toEqual([true, false]);
  const next = opened.start();
  await settle();
  running()?.say({ kind: 'ended', code: 0 });
  expect((await next).run.status).toBeNull();
});

test('a run is stopped with its worker; a language that did not arrive is fetched again', async () => {
  const { start, stop } = open();
  fetchFile.mockResolvedValueOnce(new Response('', { status: 503 }));
  await expect(start()).rejects.toThrow('The language could not be fetched.');
  const answer = start();
  const stopped = expect(answer).rejects.toThrow('stopped');
  await settle();
  const worker = running();
  stop();
  await stopped;
  expect(worker?.isEnded).toBe(true);
});

test('a worker that is not needed any more is ended once its program has, and starts again for the next', async () => {
  const { language, start } = open();
  const answer = start();
  await settle();
  language.end();
  await settle();
  expect(running()?.isEnded).toBe(false);
  running()?.say({ kind: 'ended', code: 0 });
  await answer;
  await settle();
  expect(FakeWorker.all.map(({ isEnded }) => isEnded)).toEqual([true]);
  const next = start();
  await settle();
  running()?.say({ kind: 'ended', code: 0 });
  await next;
  expect(FakeWorker.all.map(({ isEnded }) => isEnded)).toEqual([true, false]);
  expect(fetchFile).toHaveBeenCalledTimes(1);
});
