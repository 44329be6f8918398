import type { HostEvent } from '@sopaan/schemas/event';
import type { Registration } from '@sopaan/schemas/registration';
import type { IconName } from '@sopaan/ui/core';

type Moment = Pick<
  HostEvent,
  'status' | 'registrationDeadline' | 'timeline' | 'capacity' | 'participants'
>;
type OwnRegistration = Pick<Registration, 'state' | 'place' | 'participantCount' | 'waitingCount'>;

export interface RegistrationState {
  kind: 'open' | 'full' | 'soon' | 'running' | 'ended' | 'registered' | 'waiting';
  icon: IconName;
  color: string;
  title: string;
  /** What the date below it means. */
  dateLabel: string;
  date: string;
  /** A sentence more, where the title does not say all. */
  note: string;
  /** The button of who may still come in; empty where nobody may. */
  action: string;
}

const number = new Intl.NumberFormat('en-IN');

/** Where a competition stands, as far as somebody who takes part, or may want to, is concerned. */
export function registrationState(
  event: Moment,
  { own, now = Date.now() }: { own?: OwnRegistration | undefined; now?: number } = {},
): RegistrationState {
  const { startsAt, endsAt } = event.timeline;
  const isOver = event.status === 'ended' || now >= Date.parse(endsAt);
  const hasBegun = now >= Date.parse(startsAt);
  const isOpen = !isOver && event.status === 'open' && now < Date.parse(event.registrationDeadline);
  const registered = own?.state === 'registered';
  const rest = { note: '', action: '' };

  if (isOver) {
    return {
      ...rest,
      kind: 'ended',
      icon: 'clock',
      color: 'text.secondary',
      title: 'This competition is over',
      dateLabel: 'Ended',
      date: endsAt,
      note: registered ? 'You took part.' : '',
    };
  }
  const next = hasBegun
    ? { dateLabel: 'Under way until', date: endsAt }
    : { dateLabel: 'Starts', date: startsAt };
  if (registered) {
    const title = 'You are registered';
    return { ...rest, ...next, kind: 'registered', icon: 'check', color: 'success.main', title };
  }
  if (own?.state === 'waiting') {
    return {
      ...rest,
      ...next,
      kind: 'waiting',
      icon: 'clock',
      color: 'warning.main',
      title: `You are number ${number.format(own.place ?? 1)} on the waiting list`,
      note: 'When somebody withdraws, the first in the line gets the place. We write to you as soon as it is yours.',
    };
  }
  if (isOpen) return stillOpen(event, own);
  if (!hasBegun) {
    const title = 'Registration is closed';
    return { ...rest, ...next, kind: 'soon', icon: 'lock', color: 'warning.main', title };
  }
  return {
    ...rest,
    kind: 'running',
    icon: 'play',
    color: 'info.main',
    title: 'Under way',
    dateLabel: 'Registration is closed. Ends',
    date: endsAt,
  };
}

function stillOpen(event: Moment, own: OwnRegistration | undefined): RegistrationState {
  const taken = own ? own.participantCount + own.waitingCount : event.participants.currentCount;
  const isFull = event.capacity !== null && taken >= event.capacity;
  const again =
    own?.state === 'withdrawn' ? 'You have withdrawn. You can come back until then.' : '';
  const until = { dateLabel: 'Registration until', date: event.registrationDeadline };
  if (!isFull) {
    return {
      ...until,
      kind: 'open',
      icon: 'check',
      color: 'success.main',
      title: 'Registration is open',
      note: again,
      action: 'Register Now',
    };
  }
  const line =
    own && own.waitingCount > 0
      ? `${number.format(own.waitingCount)} on the waiting list so far.`
      : 'Who withdraws makes room for the first on the waiting list.';
  return {
    ...until,
    kind: 'full',
    icon: 'users',
    color: 'warning.main',
    title: 'All places are taken',
    note: [again, line].filter(Boolean).join(' '),
    action: 'Join the waiting list',
  };
}
