import type { Activity } from '../activity';
import { eventDefinitions } from '../events';
import { downgradesTo1, upgradesFrom1, type PayloadAdapters } from './contract-1';
import { activity1Schema } from './activity-1';

const NAME = 'activity:changed';

function createAdapter(adapters: PayloadAdapters) {
  const adapt = adapters[NAME]?.();
  if (!adapt) throw new Error(`${NAME} is not adapted`);
  return adapt;
}

const activity = (task: string, busy: boolean, remote = 'learn'): Activity => ({
  remote,
  task,
  busy,
  reason: busy ? `${task} is open` : '',
});

test('an activity of contract 1 becomes the task `page` in contract 2', () => {
  const adapted = createAdapter(upgradesFrom1)({
    remote: 'learn',
    busy: true,
    reason: 'a quiz is running',
  });
  expect(adapted).toEqual({
    remote: 'learn',
    task: 'page',
    busy: true,
    reason: 'a quiz is running',
  });
  expect(eventDefinitions[NAME].payload.isValidSync(adapted, { strict: true })).toBe(true);
});

test('a contract 1 remote is busy while any of its tasks is, with the reason of the latest', () => {
  const downgrade = createAdapter(downgradesTo1);
  expect(downgrade(activity('form', true))).toEqual({
    remote: 'learn',
    busy: true,
    reason: 'form is open',
  });
  expect(downgrade(activity('quiz', true))).toEqual({
    remote: 'learn',
    busy: true,
    reason: 'quiz is open',
  });
  expect(downgrade(activity('quiz', false))).toEqual({
    remote: 'learn',
    busy: true,
    reason: 'form is open',
  });
  expect(downgrade(activity('form', false))).toEqual({ remote: 'learn', busy: false, reason: '' });
});

test('tasks with the same name in two remotes are independent', () => {
  const downgrade = createAdapter(downgradesTo1);
  downgrade(activity('form', true));
  expect(downgrade(activity('form', true, 'profile'))).toMatchObject({
    remote: 'profile',
    busy: true,
  });
  expect(downgrade(activity('quiz', false))).toMatchObject({ remote: 'learn', busy: true });
  expect(downgrade(activity('form', false))).toMatchObject({ remote: 'learn', busy: false });
  expect(downgrade(activity('form', true))).toMatchObject({ remote: 'learn', busy: true });
  expect(downgrade(activity('form', false, 'profile'))).toMatchObject({
    remote: 'profile',
    busy: false,
  });
});

test('two adapters do not share state', () => {
  createAdapter(downgradesTo1)(activity('form', true));
  expect(createAdapter(downgradesTo1)(activity('quiz', false))).toMatchObject({ busy: false });
});

test('drops fields that contract 1 does not have', () => {
  const adapted = createAdapter(downgradesTo1)({ ...activity('form', true), more: 1 });
  expect(adapted).toEqual({ remote: 'learn', busy: true, reason: 'form is open' });
  expect(activity1Schema.isValidSync(adapted, { strict: true })).toBe(true);
});

test.each([undefined, null, 'busy', {}, { remote: 'learn', busy: 'yes', reason: '' }])(
  '%j is invalid in both contracts and becomes null',
  (payload) => {
    expect(createAdapter(upgradesFrom1)(payload)).toBeNull();
    expect(createAdapter(downgradesTo1)(payload)).toBeNull();
    for (const schema of [activity1Schema, eventDefinitions[NAME].payload]) {
      expect(schema.isValidSync(null, { strict: true })).toBe(false);
    }
  },
);

test('rejects an activity without a task', () => {
  const { task, ...withoutTask } = activity('form', true);
  expect(task).toBe('form');
  expect(createAdapter(downgradesTo1)(withoutTask)).toBeNull();
});

test('upgrades and downgrades cover the same events', () => {
  expect(Object.keys(upgradesFrom1)).toEqual(Object.keys(downgradesTo1));
});
