import type { HostEvent } from '@sopaan/schemas/event';
import { eventMilestones, isDay } from '@sopaan/schemas/event-milestones';

const DAY = { day: 'numeric', month: 'long', year: 'numeric' } as const;
const TIME = { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const;

/** Formats the dates of an event as sentences for a mail, in the event's time zone. */
export function formatEventDates(event: HostEvent): string[] {
  const { timezone } = event.timeline;
  const text = (value: string) =>
    isDay(value)
      ? new Intl.DateTimeFormat('en-IN', { ...DAY, timeZone: 'UTC' }).format(new Date(value))
      : new Intl.DateTimeFormat('en-IN', { ...DAY, ...TIME, timeZone: timezone }).format(
          new Date(value),
        );
  return eventMilestones(event).map(({ title, start, end }) =>
    end === '' || end === start
      ? `${title}: ${text(start)}.`
      : `${title}: ${text(start)} to ${text(end)}.`,
  );
}
