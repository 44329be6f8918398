import { aHostEvent } from '../../fixtures/host-event';
import { aRegistration } from '../../fixtures/registration';
import { eventDates } from './event-dates';
import { registrationState } from './registration-state';

const event = aHostEvent();
const { startsAt, endsAt } = event.timeline;
const at = (instant: string) => ({ now: Date.parse(instant) });
const early = at('2026-01-01');

test('registration is open before the deadline', () => {
  expect(registrationState(event, early)).toMatchObject({
    kind: 'open',
    date: event.registrationDeadline,
    action: 'Register Now',
  });
});

test('registration closes at the deadline even if the loaded event says it is open', () => {
  expect(registrationState(event, at(event.registrationDeadline))).toMatchObject({
    kind: 'soon',
    date: startsAt,
    action: '',
  });
});

test('registration can be closed by the server before the deadline', () => {
  const closed = { ...event, status: 'closed' };
  expect(registrationState(closed, early)).toMatchObject({ kind: 'soon', action: '' });
});

test('an event is running from its start and over from its end', () => {
  expect(registrationState(event, at(startsAt))).toMatchObject({ kind: 'running', date: endsAt });
  expect(registrationState(event, at(endsAt))).toMatchObject({ kind: 'ended', date: endsAt });
  expect(registrationState({ ...event, status: 'ended' }, { now: 0 })).toMatchObject({
    kind: 'ended',
  });
});

test('a full event has a waiting list; waiting and registered people both count', () => {
  const full = { ...event, capacity: 1234 };
  expect(registrationState(full, early)).toMatchObject({
    kind: 'full',
    action: 'Join the waiting list',
  });
  const registration = aRegistration({ participantCount: 1233, waitingCount: 1 });
  expect(registrationState(full, { registration, ...early })).toMatchObject({ kind: 'full' });
  const withRoom = aRegistration({ participantCount: 1233 });
  expect(registrationState(full, { registration: withRoom, ...early })).toMatchObject({
    kind: 'open',
  });
});

test('registered and waiting members see their state until the event ends, and can register again after withdrawing', () => {
  const registered = aRegistration({ state: 'registered' });
  expect(registrationState(event, { registration: registered, ...early })).toMatchObject({
    kind: 'registered',
    date: startsAt,
    action: '',
  });
  const running = registrationState(event, { registration: registered, ...at(startsAt) });
  expect(running).toMatchObject({ kind: 'registered', date: endsAt });
  const waiting = aRegistration({ state: 'waiting', place: 1200 });
  expect(registrationState(event, { registration: waiting, ...early }).title).toBe(
    'You are number 1,200 on the waiting list',
  );
  const withdrawn = aRegistration({ state: 'withdrawn' });
  const again = registrationState(event, { registration: withdrawn, ...early });
  expect(again).toMatchObject({ kind: 'open', action: 'Register Now' });
  expect(again.note).toMatch(/withdrawn/);
});

test('dates are in chronological order, and one of them is the next', () => {
  const states = (instant: string) =>
    eventDates(event, Date.parse(instant)).map(({ title, state }) => `${title}: ${state}`);
  expect(states(startsAt)).toEqual([
    'Registration closes: passed',
    'Event starts: passed',
    'Send your idea: next',
    'Event ends: later',
  ]);
  expect(states(endsAt).at(-1)).toBe('Event ends: passed');
});
