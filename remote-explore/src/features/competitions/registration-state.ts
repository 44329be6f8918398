import type { HostEvent } from '@sopaan/schemas/competitions/host-event';
import type { Registration } from '@sopaan/schemas/competitions/registration';
import type { IconName } from '@sopaan/ui/core';

type RegistrationCompetition = Pick<
  HostEvent,
  'status' | 'registrationDeadline' | 'timeline' | 'capacity' | 'participants'
>;
type OwnRegistration = Pick<Registration, 'state' | 'place' | 'participantCount' | 'waitingCount'>;

export interface RegistrationState {
  kind: 'open' | 'full' | 'closed' | 'running' | 'ended' | 'registered' | 'waiting';
  icon: IconName;
  color: string;
  title: string;
  /** The meaning of `date`. */
  dateLabel: string;
  date: string;
  /** An explanation if the title is not enough; else empty. */
  note: string;
  /** The label of the button that registers; empty when registering is not possible. */
  action: string;
}

const number = new Intl.NumberFormat('en-IN');

/** The state of a competition from the point of view of a visitor or participant. */
export function registrationState(
  competition: RegistrationCompetition,
  { registration, now }: { registration?: OwnRegistration | undefined; now: number },
): RegistrationState {
  const { startsAt, endsAt } = competition.timeline;
  const hasEnded = competition.status === 'ended' || now >= Date.parse(endsAt);
  const hasStarted = now >= Date.parse(startsAt);
  const isOpen =
    !hasEnded &&
    competition.status === 'open' &&
    now < Date.parse(competition.registrationDeadline);
  const isRegistered = registration?.state === 'registered';
  const defaults = { note: '', action: '' };

  if (hasEnded) {
    return {
      ...defaults,
      kind: 'ended',
      icon: 'clock',
      color: 'text.secondary',
      title: 'This competition is over',
      dateLabel: 'Ended',
      date: endsAt,
      note: isRegistered ? 'You were registered for this competition.' : '',
    };
  }
  const nextDate = hasStarted
    ? { dateLabel: 'Under way until', date: endsAt }
    : { dateLabel: 'Starts', date: startsAt };
  if (isRegistered) {
    const title = 'You are registered';
    return {
      ...defaults,
      ...nextDate,
      kind: 'registered',
      icon: 'check',
      color: 'success.main',
      title,
    };
  }
  if (registration?.state === 'waiting') {
    return {
      ...defaults,
      ...nextDate,
      kind: 'waiting',
      icon: 'clock',
      color: 'warning.main',
      title: `You are number ${number.format(registration.place ?? 1)} on the waiting list`,
      note: 'When somebody withdraws, the next person on the list gets their place. We will email you when you get a place.',
    };
  }
  if (isOpen) return openState(competition, registration);
  if (!hasStarted) {
    const title = 'Registration is closed';
    return { ...defaults, ...nextDate, kind: 'closed', icon: 'lock', color: 'warning.main', title };
  }
  return {
    ...defaults,
    kind: 'running',
    icon: 'play',
    color: 'info.main',
    title: 'Under way',
    dateLabel: 'Registration is closed. Ends',
    date: endsAt,
  };
}

function openState(
  competition: RegistrationCompetition,
  registration: OwnRegistration | undefined,
): RegistrationState {
  // Includes the waiting list, which only members can see: a freed place goes to the waiting list first.
  const taken = registration
    ? registration.participantCount + registration.waitingCount
    : competition.participants.currentCount;
  const isFull = competition.capacity !== null && taken >= competition.capacity;
  const withdrawnNote =
    registration?.state === 'withdrawn'
      ? 'You have withdrawn. You can register again until then.'
      : '';
  const deadline = { dateLabel: 'Register by', date: competition.registrationDeadline };
  if (!isFull) {
    return {
      ...deadline,
      kind: 'open',
      icon: 'check',
      color: 'success.main',
      title: 'Registration is open',
      note: withdrawnNote,
      action: 'Register Now',
    };
  }
  const waitingNote =
    registration && registration.waitingCount > 0
      ? `${number.format(registration.waitingCount)} on the waiting list so far.`
      : 'When somebody withdraws, the first person on the waiting list gets their place.';
  return {
    ...deadline,
    kind: 'full',
    icon: 'users',
    color: 'warning.main',
    title: 'All places are taken',
    note: [withdrawnNote, waitingNote].filter(Boolean).join(' '),
    action: 'Join the waiting list',
  };
}
