import { bus } from './bus';
import { createBus, type Bus, type EventFault } from './create-bus';

const toast = { message: 'Saved', kind: 'success' } as const;

function faultsOf(target: Bus): EventFault[] {
  const faults: EventFault[] = [];
  target.onInvalid((fault) => faults.push(fault));
  return faults;
}

test('a listener receives events until it unsubscribes', () => {
  const testBus = createBus();
  const received: string[] = [];
  const undo = testBus.subscribe('toast:requested', ({ message }) => received.push(message));
  testBus.publish('toast:requested', toast);
  undo();
  testBus.publish('toast:requested', { ...toast, message: 'Too late' });
  expect(received).toEqual(['Saved']);
});

test('a function subscribed twice is unsubscribed once per subscription', () => {
  const testBus = createBus();
  const listener = jest.fn();
  const undo = testBus.subscribe('toast:requested', listener);
  testBus.subscribe('toast:requested', listener);
  undo();
  undo();
  testBus.publish('toast:requested', toast);
  expect(listener).toHaveBeenCalledTimes(1);
});

test('replays the last payload to late subscribers of events with replay only', () => {
  const testBus = createBus();
  testBus.publish('session:changed', { status: 'guest' });
  testBus.publish('session:changed', { status: 'member' });
  testBus.publish('toast:requested', toast);
  const status = jest.fn();
  const toasts = jest.fn();
  testBus.subscribe('session:changed', status);
  testBus.subscribe('toast:requested', toasts);
  expect(status.mock.calls).toEqual([[{ status: 'member' }]]);
  expect(toasts).not.toHaveBeenCalled();
});

test('a keyed replay delivers every busy task, the latest last, and no ended one', () => {
  const testBus = createBus();
  const report = (remote: string, task: string, busy: boolean) =>
    testBus.publish('activity:changed', { remote, task, busy, reason: busy ? task : '' });
  report('learn', 'quiz', true);
  report('learn', 'form', true);
  report('profile', 'form', true);
  report('learn', 'form', false);
  report('learn', 'notes', false);
  report('learn', 'quiz', true);
  const received: string[] = [];
  testBus.subscribe('activity:changed', ({ remote, task, busy }) =>
    received.push(`${remote} ${task} ${busy ? 'busy' : 'idle'}`),
  );
  expect(received).toEqual(['profile form busy', 'learn quiz busy']);
  report('profile', 'form', false);
  expect(received.at(-1)).toBe('profile form idle');
});

test('drops an invalid payload and reports it with its sender, without throwing', () => {
  const testBus = createBus();
  const faults = faultsOf(testBus);
  const listener = jest.fn();
  testBus.subscribe('toast:requested', listener);
  testBus.publish('toast:requested', { message: '', kind: 'success' }, 'explore');
  testBus.publish(
    'navigation:requested',
    { to: '//elsewhere.example', replace: false },
    'practice',
  );
  expect(listener).not.toHaveBeenCalled();
  expect(faults).toEqual([
    expect.objectContaining({ name: 'toast:requested', sender: 'explore', kind: 'payload' }),
    expect.objectContaining({ name: 'navigation:requested', sender: 'practice', kind: 'payload' }),
  ]);
});

test('a missing payload is invalid', () => {
  const testBus = createBus();
  const faults = faultsOf(testBus);
  const listener = jest.fn();
  testBus.subscribe('toast:requested', listener);
  Reflect.apply(testBus.publish, testBus, ['toast:requested']);
  expect(listener).not.toHaveBeenCalled();
  expect(faults).toHaveLength(1);
});

test('reports a listener that throws and still calls the others', () => {
  const testBus = createBus();
  const faults = faultsOf(testBus);
  const second = jest.fn();
  testBus.subscribe('toast:requested', () => {
    throw new Error('broken');
  });
  testBus.subscribe('toast:requested', second);
  testBus.publish('toast:requested', toast, 'explore');
  expect(second).toHaveBeenCalledWith(toast);
  expect(faults).toEqual([
    { name: 'toast:requested', sender: 'explore', kind: 'listener', problem: 'broken' },
  ]);
});

test('a second copy of the module uses the bus of the first', () => {
  const received = jest.fn();
  bus.subscribe('toast:requested', received);
  jest.isolateModules(() => {
    const copy = jest.requireActual<typeof import('./bus')>('./bus');
    expect(copy.bus).toBe(bus);
    copy.bus.publish('toast:requested', toast, 'remote');
  });
  expect(received).toHaveBeenCalledWith(toast);
});
