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

/** What a remote of that contract is given by a page's scope. */
function givenTo(contract: string, scope: unknown) {
  const given = scopeFor({ contract }, scope);
  if (!isScope(given)) throw new Error('no scope');
  const entry = given[BUS]?.['1.0.0'];
  const module: unknown = entry?.get()();
  if (!isModule(module)) throw new Error('no bus');
  return { given, entry, bus: module.bus };
}

function isModule(value: unknown): value is { bus: UntypedBus } {
  return typeof value === 'object' && value !== null && 'bus' in value;
}

test.each([`^${CONTRACT_VERSION}`, '^3.0.0'])(
  'a remote of %s has the page’s own scope',
  (range) => {
    const scope = pageScope();
    expect(givenTo(range, scope).given).toBe(scope);
  },
);

test('a remote of an older contract has the same libraries but for the bus, under the same version', () => {
  const scope = pageScope();
  const { given, entry } = givenTo('^1.0.0', scope);
  expect(given).not.toBe(scope);
  expect(Object.keys(given)).toEqual(Object.keys(scope));
  expect(given.react).toBe(scope.react);
  expect(Object.keys(given[BUS] ?? {})).toEqual(['1.0.0']);
  expect(entry).toMatchObject({ from: 'host', eager: true });
  expect(scope[BUS]['1.0.0'].get()()).toEqual({ bus });
});

test('all remotes of that contract have one bus, and it says no contract, as the bus of contract 1 did not', () => {
  const first = givenTo('^1.0.0', pageScope()).bus;
  expect(givenTo('^1.4.2', pageScope()).bus).toBe(first);
  expect(first).not.toHaveProperty('contract');
});

test('what they say and hear passes through the page’s bus', () => {
  const older = givenTo('^1.0.0', pageScope()).bus;
  const [onPage, onOlder] = [jest.fn(), jest.fn()];
  const undo = [
    bus.subscribe('activity:changed', onPage),
    older.subscribe('activity:changed', onOlder),
  ];
  const busy = { remote: 'learn', busy: true, reason: 'A quiz' };
  older.publish('activity:changed', busy, 'learn');
  expect(onPage).toHaveBeenCalledWith({ ...busy, task: 'page' });
  expect(onOlder).toHaveBeenCalledWith(busy);
  for (const stop of undo) stop();
});

test('every major that the contract says to bridge has its bus, and no other has one', () => {
  const scope = pageScope();
  const bridged = [0, 1, 2, 3, 4].filter(
    (major) => scopeFor({ contract: `^${major}.0.0` }, scope) !== scope,
  );
  expect(bridged).toEqual(ADAPTED_MAJORS);
});
