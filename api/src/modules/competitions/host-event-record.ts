import type { CompetitionRound, HostEvent } from '@sopaan/schemas/competitions/host-event';
import { toSharedFields, type CompetitionRow } from './competition-record';

export interface HostEventRow extends CompetitionRow {
  description: string;
  start_date: string;
  start_time: string;
  end_date: string;
  end_time: string;
  deadlines: HostEvent['deadlines'];
  rounds: CompetitionRound[];
  team_min: number;
  team_max: number;
}

/** Maps a stored competition to the field names of the API. */
export function toHostEvent(row: HostEventRow): HostEvent {
  return {
    ...toSharedFields(row),
    description: row.description,
    timeline: {
      startDate: row.start_date,
      endDate: row.end_date,
      startTime: row.start_time,
      endTime: row.end_time,
      startsAt: row.starts_at.toISOString(),
      endsAt: row.ends_at.toISOString(),
      timezone: row.timezone,
    },
    deadlines: row.deadlines,
    prizes: row.prizes,
    organisation: row.organisation,
    rounds: row.rounds,
    eventType: row.mode,
    team: { min: row.team_min, max: row.team_max },
  };
}
