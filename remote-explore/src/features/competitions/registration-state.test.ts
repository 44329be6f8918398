import { aHostEvent } from '../../fixtures/host-event';
import { registrationState } from './registration-state';

const event = aHostEvent();
const { startsAt, endsAt } = event.timeline;
const at = (instant: string) => Date.parse(instant);

test('before the deadline registration is open', () => {
  expect(registrationState(event, at('2026-01-01'))).toMatchObject({
    kind: 'open',
    date: event.registrationDeadline,
  });
});

test('at the deadline it closes, though the page was loaded while it was open', () => {
  expect(registrationState(event, at(event.registrationDeadline))).toMatchObject({
    kind: 'soon',
    date: startsAt,
  });
});

test('the server can close it before the deadline', () => {
  const closed = { ...event, status: 'closed' };
  expect(registrationState(closed, at('2026-01-01'))).toMatchObject({ kind: 'soon' });
});

test('from its start it is under way, from its end it is over', () => {
  expect(registrationState(event, at(startsAt))).toMatchObject({ kind: 'running', date: endsAt });
  expect(registrationState(event, at(endsAt))).toMatchObject({ kind: 'ended', date: endsAt });
  expect(registrationState({ ...event, status: 'ended' }, 0)).toMatchObject({ kind: 'ended' });
});
