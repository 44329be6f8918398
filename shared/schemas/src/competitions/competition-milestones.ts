/** The dates of a competition, for lists of dates and for calendars. */
import type { HostEvent } from './host-event';

export interface CompetitionMilestone {
  /** Stays the same when the date is changed. */
  key: string;
  kind: 'registration' | 'deadline' | 'round' | 'event';
  title: string;
  /** An ISO instant, or a day (`2026-01-31`) in the zone of the competition. */
  start: string;
  /** Empty for a point in time. A day is inclusive. */
  end: string;
}

type CompetitionDates = Pick<
  HostEvent,
  'registrationDeadline' | 'deadlines' | 'rounds' | 'timeline'
>;

/** The registration deadline first, then the dates in the organiser's order. Invalid dates are left out. */
export function competitionMilestones(competition: CompetitionDates): CompetitionMilestone[] {
  const { registrationDeadline, deadlines, rounds, timeline } = competition;
  const milestones: CompetitionMilestone[] = [
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
