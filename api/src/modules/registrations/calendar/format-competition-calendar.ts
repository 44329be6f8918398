import { paths } from '@sopaan/contract/paths';
import type { HostEvent } from '@sopaan/schemas/competitions/host-event';
import {
  competitionMilestones,
  isDay,
  type CompetitionMilestone,
} from '@sopaan/schemas/competitions/competition-milestones';
import { formatCalendar, type CalendarEntry } from '../../../calendar/icalendar';

/** Formats every date of a competition as a calendar file. */
export function formatCompetitionCalendar(
  competition: HostEvent,
  { changedAt, linkOrigin }: { changedAt: Date; linkOrigin: string },
): string {
  const url = linkOrigin + paths.competition(competition.title, competition._id);
  const shared = {
    description: `${competition.title}, by ${competition.organisation.name}.\n${url}`,
    location: formatLocation(competition),
    url,
    changedAt,
  };
  const entries = competitionMilestones(competition).map((milestone): CalendarEntry => {
    const { kind, key, title } = milestone;
    return {
      ...shared,
      uid: `${competition._id}.${key}@${new URL(linkOrigin).hostname}`,
      summary: kind === 'event' ? competition.title : `${title}: ${competition.title}`,
      time: toEntryTime(milestone),
      isBusy: kind === 'event',
    };
  });
  return formatCalendar(competition.title, entries);
}

function toEntryTime({ start, end }: CompetitionMilestone): CalendarEntry['time'] {
  if (isDay(start)) return { firstDay: start, lastDay: isDay(end) ? end : start };
  return { start: new Date(start), end: end === '' ? null : new Date(end) };
}

function formatLocation({ ModeofEvent, location }: HostEvent): string {
  const place = [location.city, location.state, location.country].filter(Boolean).join(', ');
  return ModeofEvent === 'Online' || !place ? ModeofEvent : place;
}
