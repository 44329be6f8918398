import { bus } from './bus';
import { createBus, type Bus, type EventFault } from './create-bus';

const toast = { message: 'Saved', kind: 'success' } as const;

function faultsOf(target: Bus): EventFault[] {
  const faults: EventFault[] = [];
  target.onInvalid((fault) => faults.push(fault));
  return faults;
}

test('a listener hears what is published until it is undone', () => {
  const own = createBus();
  const heard: string[] = [];
  const undo = own.subscribe('toast:requested', ({ message }) => heard.push(message));
  own.publish('toast:requested', toast);
  undo();
  own.publish('toast:requested', { ...toast, message: 'Too late' });
  expect(heard).toEqual(['Saved']);
});

test('one function subscribed twice is undone once at a time', () => {
  const own = createBus();
  const listener = jest.fn();
  const undo = own.subscribe('toast:requested', listener);
  own.subscribe('toast:requested', listener);
  undo();
  undo();
  own.publish('toast:requested', toast);
  expect(listener).toHaveBeenCalledTimes(1);
});

test('the last payload reaches late subscribers of events with replay, and no others', () => {
  const own = createBus();
  own.publish('session:changed', { status: 'guest' });
  own.publish('session:changed', { status: 'member' });
  own.publish('toast:requested', toast);
  const status = jest.fn();
  const toasts = jest.fn();
  own.subscribe('session:changed', status);
  own.subscribe('toast:requested', toasts);
  expect(status.mock.calls).toEqual([[{ status: 'member' }]]);
  expect(toasts).not.toHaveBeenCalled();
});

test('late subscribers hear of every busy task, the latest at the end, and of no other', () => {
  const own = createBus();
  const say = (remote: string, task: string, busy: boolean) =>
    own.publish('activity:changed', { remote, task, busy, reason: busy ? task : '' });
  say('learn', 'quiz', true);
  say('learn', 'form', true);
  say('profile', 'form', true);
  say('learn', 'form', false);
  say('learn', 'notes', false);
  say('learn', 'quiz', true);
  const heard: string[] = [];
  own.subscribe('activity:changed', ({ remote, task, busy }) =>
    heard.push(`${remote} ${task} ${busy ? 'busy' : 'idle'}`),
  );
  expect(heard).toEqual(['profile form busy', 'learn quiz busy']);
  say('profile', 'form', false);
  expect(heard.at(-1)).toBe('profile form idle');
});

test('a wrong payload is dropped and reported with its sender, never thrown', () => {
  const own = createBus();
  const faults = faultsOf(own);
  const listener = jest.fn();
  own.subscribe('toast:requested', listener);
  own.publish('toast:requested', { message: '', kind: 'success' }, 'explore');
  own.publish('navigation:requested', { to: '//elsewhere.example', replace: false }, 'practice');
  expect(listener).not.toHaveBeenCalled();
  expect(faults).toEqual([
    expect.objectContaining({ name: 'toast:requested', sender: 'explore', kind: 'payload' }),
    expect.objectContaining({ name: 'navigation:requested', sender: 'practice', kind: 'payload' }),
  ]);
});

test('no payload is a wrong payload', () => {
  const own = createBus();
  const faults = faultsOf(own);
  const listener = jest.fn();
  own.subscribe('toast:requested', listener);
  Reflect.apply(own.publish, own, ['toast:requested']);
  expect(listener).not.toHaveBeenCalled();
  expect(faults).toHaveLength(1);
});

test('a listener that throws stops nobody and is reported', () => {
  const own = createBus();
  const faults = faultsOf(own);
  const second = jest.fn();
  own.subscribe('toast:requested', () => {
    throw new Error('broken');
  });
  own.subscribe('toast:requested', second);
  own.publish('toast:requested', toast, 'explore');
  expect(second).toHaveBeenCalledWith(toast);
  expect(faults).toEqual([
    { name: 'toast:requested', sender: 'explore', kind: 'listener', problem: 'broken' },
  ]);
});

test('a second copy of the module uses the bus of the first', () => {
  const heard = jest.fn();
  bus.subscribe('toast:requested', heard);
  jest.isolateModules(() => {
    const copy = jest.requireActual<typeof import('./bus')>('./bus');
    expect(copy.bus).toBe(bus);
    copy.bus.publish('toast:requested', toast, 'remote');
  });
  expect(heard).toHaveBeenCalledWith(toast);
});
