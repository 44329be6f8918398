import type { HostEvent } from '@sopaan/schemas/event';

type Moment = Pick<HostEvent, 'status' | 'registrationDeadline' | 'timeline'>;

export interface RegistrationState {
  kind: 'open' | 'soon' | 'running' | 'ended';
  title: string;
  /** What the date below it means. */
  dateLabel: string;
  date: string;
}

/** Where a competition stands, as far as somebody who may want to take part is concerned. */
export function registrationState(event: Moment, now = Date.now()): RegistrationState {
  const { startsAt, endsAt } = event.timeline;
  if (event.status === 'ended' || now >= Date.parse(endsAt)) {
    return { kind: 'ended', title: 'This competition is over', dateLabel: 'Ended', date: endsAt };
  }
  if (event.status === 'open' && now < Date.parse(event.registrationDeadline)) {
    return {
      kind: 'open',
      title: 'Registration is open',
      dateLabel: 'Until',
      date: event.registrationDeadline,
    };
  }
  if (now < Date.parse(startsAt)) {
    return { kind: 'soon', title: 'Registration is closed', dateLabel: 'Starts', date: startsAt };
  }
  return { kind: 'running', title: 'Under way', dateLabel: 'Ends', date: endsAt };
}
