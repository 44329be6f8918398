import { downgradesTo1, upgradesFrom1 } from '@sopaan/contract/adapters/contract-1';
import { adaptBus } from './adapt-bus';
import { createBus, type EventFault } from './create-bus';

/** The page's bus, and the adapted one that a remote of contract 1 gets. */
function page() {
  const bus = createBus();
  const faults: EventFault[] = [];
  bus.onInvalid((fault) => faults.push(fault));
  return { bus, faults, old: adaptBus(bus, upgradesFrom1, downgradesTo1) };
}

const busyActivity = { remote: 'learn', busy: true, reason: 'A quiz is running' };

test('upgrades payloads that contract 1 publishes and keeps their sender', () => {
  const { bus, old, faults } = page();
  const received = jest.fn();
  bus.subscribe('activity:changed', received);
  old.publish('activity:changed', busyActivity, 'learn');
  expect(received.mock.calls).toEqual([[{ ...busyActivity, task: 'page' }]]);
  old.publish('activity:changed', { ...busyActivity, remote: 7 }, 'learn');
  expect(received).toHaveBeenCalledTimes(1);
  expect(faults).toEqual([
    expect.objectContaining({ name: 'activity:changed', sender: 'learn', kind: 'payload' }),
  ]);
});

test('downgrades payloads of this contract for subscribers of contract 1, including late subscribers', () => {
  const { bus, old } = page();
  const early: unknown[] = [];
  const latePayloads: unknown[] = [];
  old.subscribe('activity:changed', (payload) => early.push(payload));
  bus.publish('activity:changed', { ...busyActivity, task: 'form' });
  bus.publish('activity:changed', { ...busyActivity, task: 'quiz' });
  const undo = old.subscribe('activity:changed', (payload) => latePayloads.push(payload));
  bus.publish('activity:changed', { ...busyActivity, task: 'form', busy: false, reason: '' });
  expect(early).toEqual([busyActivity, busyActivity, busyActivity]);
  expect(latePayloads).toEqual([busyActivity, busyActivity, busyActivity]);
  undo();
  bus.publish('activity:changed', { ...busyActivity, task: 'quiz', busy: false, reason: '' });
  expect(early.at(-1)).toEqual({ remote: 'learn', busy: false, reason: '' });
  expect(latePayloads).toHaveLength(3);
});

test('passes an event without an adapter unchanged and reports faults on both buses', () => {
  const { bus, old, faults } = page();
  const received = jest.fn();
  const oldFaults = jest.fn();
  old.onInvalid(oldFaults);
  bus.subscribe('toast:requested', received);
  const toast = { message: 'Saved', kind: 'success' };
  old.publish('toast:requested', toast);
  expect(received.mock.calls[0]?.[0]).toBe(toast);
  old.publish('toast:requested', { message: '' }, 'learn');
  expect(faults).toHaveLength(1);
  expect(oldFaults).toHaveBeenCalledTimes(1);
});

test('reports a payload that cannot be adapted instead of delivering it', () => {
  const { bus, faults } = page();
  const received = jest.fn();
  const strict = adaptBus(bus, {}, { 'toast:requested': () => () => null });
  strict.subscribe('toast:requested', received);
  bus.publish('toast:requested', { message: 'Saved', kind: 'success' });
  expect(received).not.toHaveBeenCalled();
  expect(faults).toEqual([expect.objectContaining({ name: 'toast:requested', kind: 'listener' })]);
});
