import type { HostEvent } from '@sopaan/schemas/competitions/host-event';
import { competitionMilestones, isDay } from '@sopaan/schemas/competitions/competition-milestones';

const DAY = { day: 'numeric', month: 'long', year: 'numeric' } as const;
const TIME = { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const;

/** Formats the dates of a competition as sentences for a mail, in the competition's time zone. */
export function formatCompetitionDates(competition: HostEvent): string[] {
  const { timezone } = competition.timeline;
  const text = (value: string) =>
    isDay(value)
      ? new Intl.DateTimeFormat('en-IN', { ...DAY, timeZone: 'UTC' }).format(new Date(value))
      : new Intl.DateTimeFormat('en-IN', { ...DAY, ...TIME, timeZone: timezone }).format(
          new Date(value),
        );
  return competitionMilestones(competition).map(({ title, start, end }) =>
    end === '' || end === start
      ? `${title}: ${text(start)}.`
      : `${title}: ${text(start)} to ${text(end)}.`,
  );
}
