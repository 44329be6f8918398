import type { HostEvent } from '@sopaan/schemas/competitions/host-event';
import { competitionMilestones } from '@sopaan/schemas/competitions/competition-milestones';

export interface CompetitionDate {
  key: string;
  title: string;
  at: string;
  state: 'passed' | 'next' | 'later';
}

/** The dates of a competition in chronological order, with their states. Rounds are left out, as they have their own section. */
export function competitionDates(competition: HostEvent, now: number): CompetitionDate[] {
  const dates = competitionMilestones(competition)
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
