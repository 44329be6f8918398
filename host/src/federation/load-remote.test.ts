import type { PageRemote } from '@sopaan/contract/release';
import type { Remote } from '@sopaan/contract/remote';
import { CONTRACT_VERSION } from '@sopaan/contract/version';
import { loadScreen, prefetchScreen } from './load-remote';
import { ALONE, BESIDE } from './patience';

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

/** What the network answers to the next script elements. */
function scripts(answer: (script: HTMLScriptElement) => void) {
  const requests: HTMLScriptElement[] = [];
  jest.spyOn(document.head, 'append').mockImplementation((node) => {
    if (!(node instanceof HTMLScriptElement)) return;
    requests.push(node);
    answer(node);
  });
  return requests;
}

const arrives = (name: string, value: unknown) => (script: HTMLScriptElement) => {
  Reflect.set(globalThis, name, value);
  script.dispatchEvent(new Event('load'));
};
const fails = (script: HTMLScriptElement) => script.dispatchEvent(new Event('error'));

beforeAll(() => {
  // jsdom keeps no timeline of what it loads.
  Reflect.set(performance, 'getEntriesByName', () => timeline);
  Reflect.set(globalThis, '__webpack_init_sharing__', () => Promise.resolve());
  Reflect.set(globalThis, '__webpack_share_scopes__', { default: { react: {} } });
});
afterEach(() => {
  timeline = [];
  jest.restoreAllMocks();
});

test('the entry is asked for once, with its hash, and gets the host’s libraries', async () => {
  const ref = { ...pageRemote(), integrity: `sha384-${'a'.repeat(64)}` };
  const built = container({ default: remote });
  const requests = scripts(arrives(ref.container, built));
  const [first, second] = await Promise.all([loadScreen(ref, 'home'), loadScreen(ref, 'home')]);
  expect(first.Component).toBeDefined();
  expect(second.Component).toBeDefined();
  expect(requests).toHaveLength(1);
  expect(requests[0]?.src).toContain(`${ref.base}remote.js`);
  expect(requests[0]?.integrity).toBe(ref.integrity);
  expect(built.init).toHaveBeenCalledTimes(1);
  expect(built.init).toHaveBeenCalledWith({ react: {} });
});

test('all files of a screen are asked for at once, before the first of them runs', async () => {
  const ref = pageRemote();
  const append = jest.spyOn(document.head, 'append').mockImplementation((node) => {
    if (node instanceof HTMLScriptElement)
      arrives(ref.container, container({ default: remote }))(node);
  });
  await loadScreen(ref, 'home');
  const order = append.mock.calls.map(([node]) =>
    node instanceof HTMLLinkElement ? `${node.rel} ${node.href}` : 'script',
  );
  const url = (file: string) => new URL(ref.base + file, location.href).href;
  expect(order).toEqual([`preload ${url('remote.js')}`, `preload ${url('home.1.js')}`, 'script']);
});

function earlyScript(src: string): HTMLScriptElement {
  const early = document.createElement('script');
  early.setAttribute('async', '');
  early.src = src;
  document.body.append(early);
  return early;
}

test('an entry that the page itself has asked for is joined', async () => {
  const ref = pageRemote();
  const early = earlyScript(ref.base + ref.entry);
  const requests = scripts(fails);
  const screen = loadScreen(ref, 'home');
  arrives(ref.container, container({ default: remote }))(early);
  await expect(screen).resolves.toHaveProperty('Component');
  expect(requests).toHaveLength(0);
});

test('when the page’s own request fails, the entry is asked for afresh', async () => {
  const ref = pageRemote();
  const early = earlyScript(ref.base + ref.entry);
  const requests = scripts(arrives(ref.container, container({ default: remote })));
  const screen = loadScreen(ref, 'home');
  fails(early);
  await expect(screen).resolves.toHaveProperty('Component');
  expect(requests).toHaveLength(1);
});

test('a failure from before the host ran is not waited for', async () => {
  const ref = pageRemote();
  earlyScript(ref.base + ref.entry);
  timeline = [{ name: 'arrived' }];
  const requests = scripts(arrives(ref.container, container({ default: remote })));
  await expect(loadScreen(ref, 'home')).resolves.toHaveProperty('Component');
  expect(requests).toHaveLength(1);
});

test('a remote that needs another contract is not even asked for', async () => {
  const ref = { ...pageRemote(), contract: '^3.0.0' };
  const requests = scripts(fails);
  await expect(loadScreen(ref, 'home')).rejects.toMatchObject({ code: 'REMOTE_INCOMPATIBLE' });
  expect(requests).toHaveLength(0);
});

test.each([
  ['an older remote that this host adapts', { contract: '^1.0.0' }],
  ['a newer remote that adapts itself', { contract: '^3.0.0', adapts: [2] }],
])('%s is loaded', async (_what, contract) => {
  const ref = { ...pageRemote(), ...contract };
  scripts(arrives(ref.container, container({ default: remote })));
  await expect(loadScreen(ref, 'home')).resolves.toHaveProperty('Component');
});

test('a missing entry is an error with the remote’s name, and trying again loads again', async () => {
  const ref = pageRemote();
  const requests = scripts(fails);
  await expect(loadScreen(ref, 'home')).rejects.toMatchObject({
    code: 'REMOTE_UNAVAILABLE',
    phase: 'entry',
    remote: { name: 'explore', release: ref.release },
  });
  jest.restoreAllMocks();
  scripts(arrives(ref.container, container({ default: remote })));
  await expect(loadScreen(ref, 'home')).resolves.toHaveProperty('Component');
  expect(requests).toHaveLength(1);
});

test.each([
  ['no container', undefined, 'entry'],
  ['something that is no container', { get: 1 }, 'entry'],
  ['a container without a remote', container({ default: { screens: { home: 1 } } }), 'definition'],
  ['a remote without the screen', container({ default: { screens: {} } }), 'definition'],
  [
    'a screen without a component',
    container({ default: { screens: { home: () => Promise.resolve({}) } } }),
    'screen',
  ],
])('a broken remote is told apart: %s', async (_what, value, phase) => {
  const ref = pageRemote();
  scripts(arrives(ref.container, value));
  await expect(loadScreen(ref, 'home')).rejects.toMatchObject({ code: 'REMOTE_INVALID', phase });
});

test('a remote that hangs is given up at the deadline, and a late arrival serves the next attempt', async () => {
  jest.useFakeTimers({ doNotFake: ['performance'] });
  const ref = pageRemote();
  const requests = scripts(() => undefined);
  const outcome = loadScreen(ref, 'home');
  jest.advanceTimersByTime(ALONE + BESIDE);
  await expect(outcome).rejects.toMatchObject({ code: 'REMOTE_TIMEOUT' });
  jest.useRealTimers();
  const [late] = requests;
  if (!late) throw new Error('no request was made');
  arrives(ref.container, container({ default: remote }))(late);
  await expect(loadScreen(ref, 'home')).resolves.toHaveProperty('Component');
  expect(requests).toHaveLength(1);
});

test('trying again after a hang asks afresh and does not wait for the hung request', async () => {
  jest.useFakeTimers({ doNotFake: ['performance'] });
  const ref = pageRemote();
  scripts(() => undefined);
  const outcome = loadScreen(ref, 'home');
  jest.advanceTimersByTime(ALONE + BESIDE);
  await expect(outcome).rejects.toMatchObject({ code: 'REMOTE_TIMEOUT' });
  jest.useRealTimers();
  jest.restoreAllMocks();
  const afresh = scripts(arrives(ref.container, container({ default: remote })));
  await expect(loadScreen(ref, 'home')).resolves.toHaveProperty('Component');
  expect(afresh.map(({ src }) => new URL(src).search)).toEqual(['?again=1']);
});

test('a prefetch that hung leaves nothing hanging behind it', async () => {
  const ref = pageRemote();
  let fail: (problem: Error) => void = () => undefined;
  const hung = new Promise<never>((_resolve, reject) => (fail = reject));
  const home = jest.fn((): Promise<unknown> => hung);
  scripts(arrives(ref.container, container({ default: { screens: { home } } })));
  const turn = () => new Promise((resolve) => setTimeout(resolve));
  const shown = loadScreen(ref, 'home');
  await turn();
  const pointedAt = prefetchScreen(ref, 'home');
  await turn();
  fail(new Error('no answer'));
  await expect(shown).rejects.toMatchObject({ phase: 'screen' });
  await expect(pointedAt).rejects.toThrow('no answer');
  expect(home).toHaveBeenCalledTimes(2);
});

test('a screen’s code that hung earlier and then fails is asked for once more by whoever joined it', async () => {
  const ref = pageRemote();
  let fail: (problem: Error) => void = () => undefined;
  const hung = new Promise<never>((_resolve, reject) => (fail = reject));
  // As webpack has it: a load that is under way is joined, one that failed is begun anew.
  let load: () => Promise<unknown> = () => hung;
  const home = () => load();
  scripts(arrives(ref.container, container({ default: { screens: { home } } })));
  const turn = () => new Promise((resolve) => setTimeout(resolve));
  const early = loadScreen(ref, 'home');
  await turn();
  const [later, last] = [loadScreen(ref, 'home'), loadScreen(ref, 'home')];
  await turn();
  // Of a screen's files each gives up by its own timer.
  load = () => Promise.reject(new Error('no answer either'));
  setTimeout(() => (load = () => Promise.resolve({ Component: () => null })));
  fail(new Error('no answer'));
  await expect(early).rejects.toMatchObject({ phase: 'screen' });
  await expect(later).resolves.toHaveProperty('Component');
  await expect(last).resolves.toHaveProperty('Component');
});
