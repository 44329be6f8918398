import { paths } from '@sopaan/contract/paths';
import type { HostEvent } from '@sopaan/schemas/event';
import { eventMilestones, isDay, type EventMilestone } from '@sopaan/schemas/event-milestones';
import { formatCalendar, type CalendarEntry } from './icalendar';

/** Formats every date of an event as a calendar file. */
export function formatEventCalendar(
  event: HostEvent,
  { changedAt, linkOrigin }: { changedAt: Date; linkOrigin: string },
): string {
  const url = linkOrigin + paths.competition(event.title, event._id);
  const shared = {
    description: `${event.title}, by ${event.organisation.name}.\n${url}`,
    location: formatLocation(event),
    url,
    changedAt,
  };
  const entries = eventMilestones(event).map((milestone): CalendarEntry => {
    const { kind, key, title } = milestone;
    return {
      ...shared,
      uid: `${event._id}.${key}@${new URL(linkOrigin).hostname}`,
      summary: kind === 'event' ? event.title : `${title}: ${event.title}`,
      at: toEntryTime(milestone),
      isBusy: kind === 'event',
    };
  });
  return formatCalendar(event.title, entries);
}

function toEntryTime({ start, end }: EventMilestone): CalendarEntry['at'] {
  if (isDay(start)) return { firstDay: start, lastDay: isDay(end) ? end : start };
  return { start: new Date(start), end: end === '' ? null : new Date(end) };
}

function formatLocation({ ModeofEvent, location }: HostEvent): string {
  const place = [location.city, location.state, location.country].filter(Boolean).join(', ');
  return ModeofEvent === 'Online' || !place ? ModeofEvent : place;
}
