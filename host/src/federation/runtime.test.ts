import { createInstance, getInstance } from '@module-federation/enhanced/runtime';
import type { PageRemote } from '@sopaan/contract/release';
import { CONTRACT_VERSION } from '@sopaan/contract/version';
import { retryLibraries } from './retry-libraries';
import { loadDefinition } from './runtime';

const BUS = '@sopaan/events/bus';
let serial = 0;

function pageRemote(contract = `^${CONTRACT_VERSION}`): PageRemote {
  serial += 1;
  return {
    name: 'explore',
    version: '1.0.0',
    release: `1.0.0-${serial}`,
    adapts: [],
    contract,
    base: `/assets/explore/1.0.0-${serial}/`,
    entry: 'remote.js',
    integrity: '',
    container: `sopaan_runtime_${serial}`,
    shared: [],
    routes: [],
    screens: [],
  };
}

/** A container that the page has already loaded. */
function defineContainer({ container }: PageRemote) {
  const get = () => Promise.resolve(() => ({ default: 'remote' }));
  const built = { init: jest.fn<undefined, [typeof scope]>(), get: jest.fn(get) };
  Reflect.set(globalThis, container, built);
  return built;
}

const instance = getInstance();
if (!instance) throw new Error('no instance');
instance.registerShared({
  react: { version: '19.3.1', lib: () => ({}) },
  [BUS]: { version: '1.0.0', lib: () => ({ bus: {} }) },
});
const scope = instance.shareScopeMap['default'] ?? {};

const load = (release: PageRemote) => loadDefinition(release, () => undefined);

test('loads what a release exposes, and initialises its container once with the page’s share scope', async () => {
  const release = pageRemote();
  const { init, get } = defineContainer(release);
  await expect(load(release)).resolves.toEqual({ default: 'remote' });
  await expect(load(release)).resolves.toEqual({ default: 'remote' });
  expect(init).toHaveBeenCalledTimes(1);
  expect(init.mock.calls[0]?.[0]).toBe(scope);
  expect(get).toHaveBeenCalledWith('./remote');
});

test('the container of an older remote gets a bus adapted to its contract', async () => {
  const release = pageRemote('^1.0.0');
  const { init } = defineContainer(release);
  await load(release);
  const olderScope = init.mock.calls[0]?.[0];
  expect(olderScope).toHaveProperty('react', scope['react']);
  expect(olderScope).not.toHaveProperty([BUS], scope[BUS]);
  expect(scope[BUS]?.['1.0.0']?.lib?.()).toEqual({ bus: {} });
});

test('reports when a container has been loaded, before it is initialised', async () => {
  const release = pageRemote();
  const calls: string[] = [];
  defineContainer(release).init.mockImplementation(() => void calls.push('init'));
  await loadDefinition(release, () => calls.push('entry'));
  expect(calls).toEqual(['entry', 'init']);
});

test('a container that could not be initialised is initialised again at the next attempt', async () => {
  const release = pageRemote();
  const { init } = defineContainer(release);
  init.mockImplementationOnce(() => {
    throw new Error('no runtime');
  });
  await expect(load(release)).rejects.toThrow('no runtime');
  await expect(load(release)).resolves.toEqual({ default: 'remote' });
  expect(init).toHaveBeenCalledTimes(2);
});

test('a shared library whose file failed to load is requested again', async () => {
  const get = jest.fn<Promise<() => string>, []>(() => Promise.reject(new Error('no chunk')));
  const host = createInstance({
    name: 'another-host',
    remotes: [],
    shareStrategy: 'loaded-first',
    shared: { later: { version: '1.0.0', get } },
  });
  retryLibraries(host);
  await expect(host.loadShare('later')).rejects.toThrow('no chunk');
  get.mockResolvedValue(() => 'there');
  const factory = await host.loadShare('later');
  expect(factory && factory()).toBe('there');
});
