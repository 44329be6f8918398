import type { Activity } from '../activity';
import { eventDefinitions } from '../events';
import { downgradesTo1, upgradesFrom1, type PayloadAdapters } from './contract-1';
import { activity1Schema } from './activity-1';

const NAME = 'activity:changed';

function speaker(translators: PayloadAdapters) {
  const translate = translators[NAME]?.();
  if (!translate) throw new Error(`${NAME} is not adapted`);
  return translate;
}

const say = (task: string, busy: boolean, remote = 'learn'): Activity => ({
  remote,
  task,
  busy,
  reason: busy ? `${task} is open` : '',
});

test('what a remote of contract 1 says is a task of its own in contract 2', () => {
  const said = speaker(upgradesFrom1)({ remote: 'learn', busy: true, reason: 'a quiz is running' });
  expect(said).toEqual({ remote: 'learn', task: 'page', busy: true, reason: 'a quiz is running' });
  expect(eventDefinitions[NAME].payload.isValidSync(said, { strict: true })).toBe(true);
});

test('in contract 1 a remote is busy while any of its tasks is, for the reason of the latest', () => {
  const down = speaker(downgradesTo1);
  expect(down(say('form', true))).toEqual({ remote: 'learn', busy: true, reason: 'form is open' });
  expect(down(say('quiz', true))).toEqual({ remote: 'learn', busy: true, reason: 'quiz is open' });
  expect(down(say('quiz', false))).toEqual({ remote: 'learn', busy: true, reason: 'form is open' });
  expect(down(say('form', false))).toEqual({ remote: 'learn', busy: false, reason: '' });
});

test('tasks of one name in two remotes are two tasks', () => {
  const down = speaker(downgradesTo1);
  down(say('form', true));
  expect(down(say('form', true, 'profile'))).toMatchObject({ remote: 'profile', busy: true });
  expect(down(say('quiz', false))).toMatchObject({ remote: 'learn', busy: true });
  expect(down(say('form', false))).toMatchObject({ remote: 'learn', busy: false });
  expect(down(say('form', true))).toMatchObject({ remote: 'learn', busy: true });
  expect(down(say('form', false, 'profile'))).toMatchObject({ remote: 'profile', busy: false });
});

test('two listeners do not share what they have heard', () => {
  speaker(downgradesTo1)(say('form', true));
  expect(speaker(downgradesTo1)(say('quiz', false))).toMatchObject({ busy: false });
});

test('contract 1 hears its own words only', () => {
  const said = speaker(downgradesTo1)({ ...say('form', true), more: 1 });
  expect(said).toEqual({ remote: 'learn', busy: true, reason: 'form is open' });
  expect(activity1Schema.isValidSync(said, { strict: true })).toBe(true);
});

test.each([undefined, null, 'busy', {}, { remote: 'learn', busy: 'yes', reason: '' }])(
  '%j is nothing in either contract, and no bus takes it',
  (payload) => {
    expect(speaker(upgradesFrom1)(payload)).toBeNull();
    expect(speaker(downgradesTo1)(payload)).toBeNull();
    for (const schema of [activity1Schema, eventDefinitions[NAME].payload]) {
      expect(schema.isValidSync(null, { strict: true })).toBe(false);
    }
  },
);

test('a task without a name is refused before it is merged', () => {
  const { task, ...nameless } = say('form', true);
  expect(task).toBe('form');
  expect(speaker(downgradesTo1)(nameless)).toBeNull();
});

test('both ways know the same events', () => {
  expect(Object.keys(upgradesFrom1)).toEqual(Object.keys(downgradesTo1));
});
