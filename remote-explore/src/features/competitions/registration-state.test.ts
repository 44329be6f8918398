import { aHostEvent } from '../../fixtures/host-event';
import { aRegistration } from '../../fixtures/registration';
import { eventDates } from './event-dates';
import { registrationState } from './registration-state';

const event = aHostEvent();
const { startsAt, endsAt } = event.timeline;
const at = (instant: string) => ({ now: Date.parse(instant) });
const early = at('2026-01-01');

test('before the deadline registration is open', () => {
  expect(registrationState(event, early)).toMatchObject({
    kind: 'open',
    date: event.registrationDeadline,
    action: 'Register Now',
  });
});

test('at the deadline it closes, though the page was loaded while it was open', () => {
  expect(registrationState(event, at(event.registrationDeadline))).toMatchObject({
    kind: 'soon',
    date: startsAt,
    action: '',
  });
});

test('the server can close it before the deadline', () => {
  const closed = { ...event, status: 'closed' };
  expect(registrationState(closed, early)).toMatchObject({ kind: 'soon', action: '' });
});

test('from its start it is under way, from its end it is over', () => {
  expect(registrationState(event, at(startsAt))).toMatchObject({ kind: 'running', date: endsAt });
  expect(registrationState(event, at(endsAt))).toMatchObject({ kind: 'ended', date: endsAt });
  expect(registrationState({ ...event, status: 'ended' }, { now: 0 })).toMatchObject({
    kind: 'ended',
  });
});

test('a full event has a waiting list; those who wait count as well as those who have a place', () => {
  const full = { ...event, capacity: 1234 };
  expect(registrationState(full, early)).toMatchObject({
    kind: 'full',
    action: 'Join the waiting list',
  });
  const own = aRegistration({ participantCount: 1233, waitingCount: 1 });
  expect(registrationState(full, { own, ...early })).toMatchObject({ kind: 'full' });
  const room = aRegistration({ participantCount: 1233 });
  expect(registrationState(full, { own: room, ...early })).toMatchObject({ kind: 'open' });
});

test('who is registered or waits is told that until it is over, and can come back after withdrawing', () => {
  const registered = aRegistration({ state: 'registered' });
  expect(registrationState(event, { own: registered, ...early })).toMatchObject({
    kind: 'registered',
    date: startsAt,
    action: '',
  });
  const running = registrationState(event, { own: registered, ...at(startsAt) });
  expect(running).toMatchObject({ kind: 'registered', date: endsAt });
  const waiting = aRegistration({ state: 'waiting', place: 1200 });
  expect(registrationState(event, { own: waiting, ...early }).title).toBe(
    'You are number 1,200 on the waiting list',
  );
  const withdrawn = aRegistration({ state: 'withdrawn' });
  const again = registrationState(event, { own: withdrawn, ...early });
  expect(again).toMatchObject({ kind: 'open', action: 'Register Now' });
  expect(again.note).toMatch(/withdrawn/);
});

test('the dates come in the order of time, one of them is the next', () => {
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
