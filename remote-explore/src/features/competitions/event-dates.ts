import type { HostEvent } from '@sopaan/schemas/event';
import { eventMilestones } from '@sopaan/schemas/event-milestones';

export interface EventDate {
  key: string;
  title: string;
  at: string;
  state: 'passed' | 'next' | 'later';
}

/** The dates of an event in chronological order, with their states. Rounds are left out, as they have their own section. */
export function eventDates(event: HostEvent, now: number): EventDate[] {
  const dates = eventMilestones(event)
    .filter(({ kind }) => kind !== 'round')
    .flatMap(({ key, kind, title, start, end }) =>
      kind === 'event'
        ? [
            { key: 'starts', title: 'Event starts', at: start },
            { key: 'ends', title: 'Event ends', at: end },
          ]
        : [{ key, title, at: start }],
    )
    .sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
  const next = dates.findIndex(({ at }) => Date.parse(at) > now);
  return dates.map((date, index) => ({
    ...date,
    state: next === -1 || index < next ? 'passed' : index === next ? 'next' : 'later',
  }));
}
