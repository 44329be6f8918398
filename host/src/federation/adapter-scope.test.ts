import { createInstance } from '@module-federation/enhanced/runtime';
import { ADAPTED_MAJORS, CONTRACT_VERSION } from '@sopaan/contract/version';
import type { UntypedBus } from '@sopaan/events/adapt-bus';
import { bus } from '@sopaan/events/bus';
import { scopeFor } from './adapter-scope';

const BUS = '@sopaan/events/bus';

/** A share scope as the federation runtime fills it. */
function pageScope(): Parameters<typeof scopeFor>[1] {
  const { shareScopeMap } = createInstance({
    name: 'host',
    remotes: [],
    shared: {
      react: { version: '19.3.1', get: () => () => ({}) },
      [BUS]: {
        version: '1.0.0',
        get: () => () => ({ bus }),
        shareConfig: { eager: true, requiredVersion: '^1.0.0' },
      },
    },
  });
  return shareScopeMap['default'] ?? {};
}

/** The module that a scope provides as the bus. */
function busModule(scope: ReturnType<typeof pageScope>): unknown {
  const factory = scope[BUS]?.['1.0.0']?.get();
  return typeof factory === 'function' ? factory() : undefined;
}

/** The scope and the bus that a remote of the given contract receives. */
function resolveFor(contract: string, scope = pageScope()) {
  const resolved = scopeFor({ contract }, scope);
  const module = busModule(resolved);
  if (!isModule(module)) throw new Error('no bus');
  return { resolved, entry: resolved[BUS]?.['1.0.0'], bus: module.bus };
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
  expect(resolved['react']).toBe(scope['react']);
  expect(Object.keys(resolved[BUS] ?? {})).toEqual(['1.0.0']);
  expect(entry).toMatchObject({ from: 'host', shareConfig: { eager: true } });
  // The runtime prefers `lib` to `get`.
  expect(entry?.lib?.()).toBe(busModule(resolved));
  expect(busModule(scope)).toEqual({ bus });
});

test('all remotes of contract 1 share one bus, which has no `contract`, like the bus of contract 1 itself', () => {
  const first = resolveFor('^1.0.0').bus;
  expect(resolveFor('^1.4.2').bus).toBe(first);
  expect(first).not.toHaveProperty('contract');
});

test('events to and from older remotes pass through the page’s bus', () => {
  const older = resolveFor('^1.0.0').bus;
  const [pageListener, olderListener] = [jest.fn(), jest.fn()];
  const unsubscribes = [
    bus.subscribe('activity:changed', pageListener),
    older.subscribe('activity:changed', olderListener),
  ];
  const busy = { remote: 'learn', busy: true, reason: 'A quiz' };
  older.publish('activity:changed', busy, 'learn');
  expect(pageListener).toHaveBeenCalledWith({ ...busy, task: 'page' });
  expect(olderListener).toHaveBeenCalledWith(busy);
  for (const unsubscribe of unsubscribes) unsubscribe();
});

test('exactly the majors in ADAPTED_MAJORS get an adapted bus', () => {
  const scope = pageScope();
  const adapted = [0, 1, 2, 3, 4].filter(
    (major) => scopeFor({ contract: `^${major}.0.0` }, scope) !== scope,
  );
  expect(adapted).toEqual(ADAPTED_MAJORS);
});
