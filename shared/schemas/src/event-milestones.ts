/** The dates of an event, for lists of dates and for calendars. */
import type { HostEvent } from './event';

export interface EventMilestone {
  /** Stays the same when the date is changed. */
  key: string;
  kind: 'registration' | 'deadline' | 'round' | 'event';
  title: string;
  /** An ISO instant, or a day (`2026-01-31`) in the zone of the event. */
  start: string;
  /** Empty for a point in time. A day is inclusive. */
  end: string;
}

type EventDates = Pick<HostEvent, 'registrationDeadline' | 'deadlines' | 'rounds' | 'timeline'>;

/** The registration deadline first, then the dates in the organiser's order. Invalid dates are left out. */
export function eventMilestones(event: EventDates): EventMilestone[] {
  const { registrationDeadline, deadlines, rounds, timeline } = event;
  const milestones: EventMilestone[] = [
    {
      key: 'registration',
      kind: 'registration',
      title: 'Registration closes',
      start: registrationDeadline,
      end: '',
    },
    ...deadlines.map(({ title, at }, index) => ({
      key: `deadline-${index + 1}`,
      kind: 'deadline' as const,
      title,
      start: at,
      end: '',
    })),
    ...rounds.map(({ basicdetails: { title, startdate, enddate } }, index) => ({
      key: `round-${index + 1}`,
      kind: 'round' as const,
      title: title || `Round ${index + 1}`,
      start: startdate,
      end: isDate(enddate) && enddate >= startdate ? enddate : '',
    })),
    {
      key: 'event',
      kind: 'event',
      title: 'The event',
      start: timeline.startsAt,
      end: timeline.endsAt,
    },
  ];
  return milestones.filter(({ start }) => isDate(start));
}

/** A day without a time of day. */
export function isDay(value: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(value);
}

function isDate(value: string): boolean {
  return value !== '' && !Number.isNaN(Date.parse(value));
}
