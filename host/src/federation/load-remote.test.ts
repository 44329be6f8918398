import type { PageRemote } from '@sopaan/contract/release';
import type { Remote } from '@sopaan/contract/remote';
import { CONTRACT_VERSION } from '@sopaan/contract/version';
import { loadScreen, prefetchScreen } from './load-remote';
import { FALLBACK_TIMEOUT_MS, PRIMARY_TIMEOUT_MS } from './load-timeouts';

const remote: Remote = { screens: { home: () => Promise.resolve({ Component: () => null }) } };
let serial = 0;
let timeline: object[] = [];

function pageRemote(): PageRemote {
  serial += 1;
  return {
    name: 'explore',
    version: '1.0.0',
    release: `1.0.0-${serial}`,
    adapts: [],
    contract: `^${CONTRACT_VERSION}`,
    base: `/assets/explore/1.0.0-${serial}/`,
    entry: 'remote.js',
    integrity: '',
    container: `sopaan_explore_${serial}`,
    shared: [],
    routes: [],
    screens: [{ name: 'home', files: [{ name: 'home.1.js', integrity: '' }] }],
  };
}

function container(value: unknown) {
  return { init: jest.fn(), get: jest.fn(() => Promise.resolve(() => value)) };
}

/** Answers the requests of script elements, and collects them. */
function mockScripts(respond: (script: HTMLScriptElement) => void) {
  const requests: HTMLScriptElement[] = [];
  jest.spyOn(document.head, 'append').mockImplementation((node) => {
    if (!(node instanceof HTMLScriptElement)) return;
    requests.push(node);
    respond(node);
  });
  return requests;
}

const runScript = (name: string, value: unknown) => (script: HTMLScriptElement) => {
  Reflect.set(globalThis, name, value);
  script.dispatchEvent(new Event('load'));
};
const failScript = (script: HTMLScriptElement) => script.dispatchEvent(new Event('error'));
/** Resolves after the microtasks in which the runtime requests an entry. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

beforeAll(() => {
  // jsdom does not implement the resource timeline.
  Reflect.set(performance, 'getEntriesByName', () => timeline);
});
afterEach(() => {
  timeline = [];
  jest.restoreAllMocks();
});

test('requests the entry once, with its hash, and initialises it once', async () => {
  const ref = { ...pageRemote(), integrity: `sha384-${'a'.repeat(64)}` };
  const remoteContainer = container({ default: remote });
  const requests = mockScripts(runScript(ref.container, remoteContainer));
  const [first, second] = await Promise.all([loadScreen(ref, 'home'), loadScreen(ref, 'home')]);
  expect(first.Component).toBeDefined();
  expect(second.Component).toBeDefined();
  expect(requests).toHaveLength(1);
  expect(requests[0]?.src).toContain(`${ref.base}remote.js`);
  expect(requests[0]?.integrity).toBe(ref.integrity);
  expect(remoteContainer.init).toHaveBeenCalledTimes(1);
});

test('preloads all files of a screen before the first one runs', async () => {
  const ref = pageRemote();
  const append = jest.spyOn(document.head, 'append').mockImplementation((node) => {
    if (node instanceof HTMLScriptElement)
      runScript(ref.container, container({ default: remote }))(node);
  });
  await loadScreen(ref, 'home');
  const order = append.mock.calls.map(([node]) =>
    node instanceof HTMLLinkElement ? `${node.rel} ${node.href}` : 'script',
  );
  const url = (file: string) => new URL(ref.base + file, location.href).href;
  expect(order).toEqual([`preload ${url('remote.js')}`, `preload ${url('home.1.js')}`, 'script']);
});

function addPageScript(src: string): HTMLScriptElement {
  const pageScript = document.createElement('script');
  pageScript.setAttribute('async', '');
  pageScript.src = src;
  document.body.append(pageScript);
  return pageScript;
}

test('waits for an entry that the page’s HTML has already requested', async () => {
  const ref = pageRemote();
  const pageScript = addPageScript(ref.base + ref.entry);
  const requests = mockScripts(failScript);
  const screen = loadScreen(ref, 'home');
  await nextTask();
  runScript(ref.container, container({ default: remote }))(pageScript);
  await expect(screen).resolves.toHaveProperty('Component');
  expect(requests).toHaveLength(0);
});

test('requests the entry again when the request of the page’s HTML fails', async () => {
  const ref = pageRemote();
  const pageScript = addPageScript(ref.base + ref.entry);
  const requests = mockScripts(runScript(ref.container, container({ default: remote })));
  const screen = loadScreen(ref, 'home');
  await nextTask();
  failScript(pageScript);
  await expect(screen).resolves.toHaveProperty('Component');
  expect(requests).toHaveLength(1);
});

test('does not wait for a request of the HTML that failed before the host ran', async () => {
  const ref = pageRemote();
  addPageScript(ref.base + ref.entry);
  timeline = [{ name: 'finished' }];
  const requests = mockScripts(runScript(ref.container, container({ default: remote })));
  await expect(loadScreen(ref, 'home')).resolves.toHaveProperty('Component');
  expect(requests).toHaveLength(1);
});

test('does not request a remote that needs another contract', async () => {
  const ref = { ...pageRemote(), contract: '^3.0.0' };
  const requests = mockScripts(failScript);
  await expect(loadScreen(ref, 'home')).rejects.toMatchObject({ code: 'REMOTE_INCOMPATIBLE' });
  expect(requests).toHaveLength(0);
});

test.each([
  ['an older remote that this host adapts', { contract: '^1.0.0' }],
  ['a newer remote that adapts itself', { contract: '^3.0.0', adapts: [2] }],
])('loads %s', async (_what, contract) => {
  const ref = { ...pageRemote(), ...contract };
  mockScripts(runScript(ref.container, container({ default: remote })));
  await expect(loadScreen(ref, 'home')).resolves.toHaveProperty('Component');
});

test('a missing entry is an error with the remote’s name, and a retry loads it again', async () => {
  const ref = pageRemote();
  const requests = mockScripts(failScript);
  await expect(loadScreen(ref, 'home')).rejects.toMatchObject({
    code: 'REMOTE_UNAVAILABLE',
    phase: 'entry',
    remote: { name: 'explore', release: ref.release },
  });
  jest.restoreAllMocks();
  mockScripts(runScript(ref.container, container({ default: remote })));
  await expect(loadScreen(ref, 'home')).resolves.toHaveProperty('Component');
  expect(requests).toHaveLength(1);
});

test.each([
  ['no container', undefined, 'entry'],
  ['an invalid container', { get: 1 }, 'entry'],
  ['a container without a remote', container({ default: { screens: { home: 1 } } }), 'definition'],
  ['a remote without the screen', container({ default: { screens: {} } }), 'definition'],
  [
    'a screen without a component',
    container({ default: { screens: { home: () => Promise.resolve({}) } } }),
    'screen',
  ],
])(
  'the error of a remote that cannot be loaded names the phase: %s',
  async (_what, value, phase) => {
    const ref = pageRemote();
    mockScripts(runScript(ref.container, value));
    await expect(loadScreen(ref, 'home')).rejects.toMatchObject({ code: 'REMOTE_INVALID', phase });
  },
);

test('a remote that hangs times out, and its late response is used by the next attempt', async () => {
  jest.useFakeTimers({ doNotFake: ['performance'] });
  const ref = pageRemote();
  const requests = mockScripts(() => undefined);
  const outcome = expect(loadScreen(ref, 'home')).rejects.toMatchObject({
    code: 'REMOTE_TIMEOUT',
  });
  await jest.advanceTimersByTimeAsync(PRIMARY_TIMEOUT_MS + FALLBACK_TIMEOUT_MS);
  await outcome;
  jest.useRealTimers();
  const [lateScript] = requests;
  if (!lateScript) throw new Error('no request was made');
  runScript(ref.container, container({ default: remote }))(lateScript);
  await expect(loadScreen(ref, 'home')).resolves.toHaveProperty('Component');
  expect(requests).toHaveLength(1);
});

test('a retry after a timeout sends a new request instead of waiting for the old one', async () => {
  jest.useFakeTimers({ doNotFake: ['performance'] });
  const ref = pageRemote();
  mockScripts(() => undefined);
  const outcome = expect(loadScreen(ref, 'home')).rejects.toMatchObject({
    code: 'REMOTE_TIMEOUT',
  });
  await jest.advanceTimersByTimeAsync(PRIMARY_TIMEOUT_MS + FALLBACK_TIMEOUT_MS);
  await outcome;
  jest.useRealTimers();
  jest.restoreAllMocks();
  const retries = mockScripts(runScript(ref.container, container({ default: remote })));
  await expect(loadScreen(ref, 'home')).resolves.toHaveProperty('Component');
  expect(retries.map(({ src }) => new URL(src).search)).toEqual(['?again=1']);
});

test('a prefetch that hung is not retried when it fails', async () => {
  const ref = pageRemote();
  let fail: (error: Error) => void = () => undefined;
  const hangingLoad = new Promise<never>((_resolve, reject) => (fail = reject));
  const home = jest.fn((): Promise<unknown> => hangingLoad);
  mockScripts(runScript(ref.container, container({ default: { screens: { home } } })));
  const opening = loadScreen(ref, 'home');
  await nextTask();
  const prefetching = prefetchScreen(ref, 'home');
  await nextTask();
  fail(new Error('no answer'));
  await expect(opening).rejects.toMatchObject({ phase: 'screen' });
  await expect(prefetching).rejects.toThrow('no answer');
  expect(home).toHaveBeenCalledTimes(2);
});

test('callers that joined a load of a screen’s code retry it once when it fails', async () => {
  const ref = pageRemote();
  let fail: (error: Error) => void = () => undefined;
  const hangingLoad = new Promise<never>((_resolve, reject) => (fail = reject));
  // Behaves like webpack: callers join a load in progress, and a failed load is started again.
  let load: () => Promise<unknown> = () => hangingLoad;
  const home = () => load();
  mockScripts(runScript(ref.container, container({ default: { screens: { home } } })));
  const firstLoad = loadScreen(ref, 'home');
  await nextTask();
  const [joinedLoad, otherJoinedLoad] = [loadScreen(ref, 'home'), loadScreen(ref, 'home')];
  await nextTask();
  // The files of a screen time out one shortly after the other.
  load = () => Promise.reject(new Error('no answer either'));
  setTimeout(() => (load = () => Promise.resolve({ Component: () => null })));
  fail(new Error('no answer'));
  await expect(firstLoad).rejects.toMatchObject({ phase: 'screen' });
  await expect(joinedLoad).resolves.toHaveProperty('Component');
  await expect(otherJoinedLoad).resolves.toHaveProperty('Component');
});
