import { ADAPTED_MAJORS, CONTRACT_VERSION } from '@sopaan/contract/version';
import type { UntypedBus } from '@sopaan/events/adapt-bus';
import { bus } from '@sopaan/events/bus';
import { scopeFor } from './adapter-scope';

const BUS = '@sopaan/events/bus';

/** A share scope as webpack fills it. */
function pageScope() {
  const entry = (module: unknown) => ({ get: () => () => module, from: 'host', eager: true });
  return { react: { '19.3.1': entry({}) }, [BUS]: { '1.0.0': entry({ bus }) } };
}

type Entry = ReturnType<typeof pageScope>[typeof BUS]['1.0.0'];

function isScope(value: unknown): value is Record<string, Record<string, Entry>> {
  return typeof value === 'object' && value !== null;
}

/** The scope and the bus that a remote of the given contract receives. */
function resolveFor(contract: string, scope: unknown) {
  const resolved = scopeFor({ contract }, scope);
  if (!isScope(resolved)) throw new Error('no scope');
  const entry = resolved[BUS]?.['1.0.0'];
  const module: unknown = entry?.get()();
  if (!isModule(module)) throw new Error('no bus');
  return { resolved, entry, bus: module.bus };
}

function isModule(value: unknown): value is { bus: UntypedBus } {
  return typeof value === 'object' && value !== null && 'bus' in value;
}

test.each([`^${CONTRACT_VERSION}`, '^3.0.0'])(
  'a remote of contract %s gets the page’s own scope',
  (range) => {
    const scope = pageScope();
    expect(resolveFor(range, scope).resolved).toBe(scope);
  },
);

test('a remote of an older contract gets the same libraries, except for an adapted bus under the same version', () => {
  const scope = pageScope();
  const { resolved, entry } = resolveFor('^1.0.0', scope);
  expect(resolved).not.toBe(scope);
  expect(Object.keys(resolved)).toEqual(Object.keys(scope));
  expect(resolved.react).toBe(scope.react);
  expect(Object.keys(resolved[BUS] ?? {})).toEqual(['1.0.0']);
  expect(entry).toMatchObject({ from: 'host', eager: true });
  expect(scope[BUS]['1.0.0'].get()()).toEqual({ bus });
});

test('all remotes of contract 1 share one bus, which like the original has no `contract`', () => {
  const first = resolveFor('^1.0.0', pageScope()).bus;
  expect(resolveFor('^1.4.2', pageScope()).bus).toBe(first);
  expect(first).not.toHaveProperty('contract');
});

test('events to and from older remotes pass through the page’s bus', () => {
  const older = resolveFor('^1.0.0', pageScope()).bus;
  const [onPage, onOlder] = [jest.fn(), jest.fn()];
  const unsubscribes = [
    bus.subscribe('activity:changed', onPage),
    older.subscribe('activity:changed', onOlder),
  ];
  const busy = { remote: 'learn', busy: true, reason: 'A quiz' };
  older.publish('activity:changed', busy, 'learn');
  expect(onPage).toHaveBeenCalledWith({ ...busy, task: 'page' });
  expect(onOlder).toHaveBeenCalledWith(busy);
  for (const unsubscribe of unsubscribes) unsubscribe();
});

test('exactly the majors in ADAPTED_MAJORS get an adapted bus', () => {
  const scope = pageScope();
  const adapted = [0, 1, 2, 3, 4].filter(
    (major) => scopeFor({ contract: `^${major}.0.0` }, scope) !== scope,
  );
  expect(adapted).toEqual(ADAPTED_MAJORS);
});
