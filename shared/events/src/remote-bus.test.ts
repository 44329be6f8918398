import { activity1Schema } from '@sopaan/contract/adapters/activity-1';
import { CONTRACT_VERSION } from '@sopaan/contract/version';
import type { UntypedBus } from './adapt-bus';
import { createBus } from './create-bus';

/** The bus of a remote's own copy of the module, on a host that provides this bus. */
function remoteBusOn(bus: unknown) {
  let loadedModule: typeof import('./remote-bus') | undefined;
  jest.isolateModules(() => {
    jest.doMock('./bus', () => ({ bus }));
    loadedModule = jest.requireActual<typeof import('./remote-bus')>('./remote-bus');
  });
  if (!loadedModule) throw new Error('the module did not load');
  return loadedModule.bus;
}

/** The bus of a host of contract 1: it has no `contract` and knows no tasks. */
function contract1Host() {
  const received: unknown[] = [];
  const listeners: Array<(payload: unknown) => void> = [];
  const bus: UntypedBus = {
    publish: (_name, payload) => {
      received.push(activity1Schema.validateSync(payload, { strict: true }));
      for (const listener of listeners) listener(payload);
    },
    subscribe: (_name, listener) => {
      listeners.push(listener);
      return () => undefined;
    },
    onInvalid: () => () => undefined,
  };
  return { bus, received };
}

test('on a host of this contract a remote uses the bus of the page itself', () => {
  const bus = createBus();
  expect(remoteBusOn(bus)).toBe(bus);
  expect(bus.contract).toBe(CONTRACT_VERSION);
});

test('on a host of contract 1 a remote uses an adapted bus', () => {
  const { bus, received } = contract1Host();
  const remote = remoteBusOn(bus);
  expect(remote.contract).toBe(CONTRACT_VERSION);
  const listener = jest.fn();
  remote.subscribe('activity:changed', listener);
  const quiz = { remote: 'learn', task: 'quiz', busy: true, reason: 'A quiz is running' };
  remote.publish('activity:changed', quiz, 'learn');
  remote.publish('activity:changed', { ...quiz, task: 'form', reason: 'Unsaved' }, 'learn');
  remote.publish('activity:changed', { ...quiz, task: 'form', busy: false, reason: '' }, 'learn');
  expect(received).toEqual([
    { remote: 'learn', busy: true, reason: 'A quiz is running' },
    { remote: 'learn', busy: true, reason: 'Unsaved' },
    { remote: 'learn', busy: true, reason: 'A quiz is running' },
  ]);
  expect(listener.mock.calls[0]).toEqual([{ ...quiz, task: 'page' }]);
});
