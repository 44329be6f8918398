import { aHostEvent } from '../../testing/host-event';
import { aRegistration } from '../../testing/registration';
import { competitionDates } from './competition-dates';
import { registrationState } from './registration-state';

const competition = aHostEvent();
const { startsAt, endsAt } = competition.timeline;
const at = (instant: string) => ({ now: Date.parse(instant) });
const early = at('2026-01-01');

test('registration is open before the deadline', () => {
  expect(registrationState(competition, early)).toMatchObject({
    kind: 'open',
    date: competition.registrationDeadline,
    action: 'Register Now',
  });
});

test('registration closes at the deadline even if the loaded competition says it is open', () => {
  expect(registrationState(competition, at(competition.registrationDeadline))).toMatchObject({
    kind: 'closed',
    date: startsAt,
    action: '',
  });
});

test('registration can be closed by the server before the deadline', () => {
  const closed = { ...competition, status: 'closed' };
  expect(registrationState(closed, early)).toMatchObject({ kind: 'closed', action: '' });
});

test('a competition is running from its start and over from its end', () => {
  expect(registrationState(competition, at(startsAt))).toMatchObject({
    kind: 'running',
    date: endsAt,
  });
  expect(registrationState(competition, at(endsAt))).toMatchObject({ kind: 'ended', date: endsAt });
  expect(registrationState({ ...competition, status: 'ended' }, { now: 0 })).toMatchObject({
    kind: 'ended',
  });
});

test('a full competition has a waiting list; waiting and registered people both count', () => {
  const fullCompetition = { ...competition, capacity: 1234 };
  expect(registrationState(fullCompetition, early)).toMatchObject({
    kind: 'full',
    action: 'Join the waiting list',
  });
  const registration = aRegistration({ participantCount: 1233, waitingCount: 1 });
  expect(registrationState(fullCompetition, { registration, ...early })).toMatchObject({
    kind: 'full',
  });
  const withRoom = aRegistration({ participantCount: 1233 });
  expect(registrationState(fullCompetition, { registration: withRoom, ...early })).toMatchObject({
    kind: 'open',
  });
});

test('registered and waiting members see their state until the competition ends, and can register again after withdrawing', () => {
  const registered = aRegistration({ state: 'registered' });
  expect(registrationState(competition, { registration: registered, ...early })).toMatchObject({
    kind: 'registered',
    date: startsAt,
    action: '',
  });
  const running = registrationState(competition, { registration: registered, ...at(startsAt) });
  expect(running).toMatchObject({ kind: 'registered', date: endsAt });
  const waiting = aRegistration({ state: 'waiting', place: 1200 });
  expect(registrationState(competition, { registration: waiting, ...early }).title).toBe(
    'You are number 1,200 on the waiting list',
  );
  const withdrawn = aRegistration({ state: 'withdrawn' });
  const again = registrationState(competition, { registration: withdrawn, ...early });
  expect(again).toMatchObject({ kind: 'open', action: 'Register Now' });
  expect(again.note).toMatch(/withdrawn/);
});

test('the dates of a competition are in chronological order, and the first that has not passed is marked as next', () => {
  const states = (instant: string) =>
    competitionDates(competition, Date.parse(instant)).map(
      ({ title, state }) => `${title}: ${state}`,
    );
  expect(states(startsAt)).toEqual([
    'Registration closes: passed',
    'Event starts: passed',
    'Send your idea: next',
    'Event ends: later',
  ]);
  expect(states(endsAt).at(-1)).toBe('Event ends: passed');
});
