import type { Standing } from '@sopaan/schemas/practice/conquest';
import { shortName } from '../../accounts/users/short-name';

export interface StandingRow {
  user_id: string;
  first_name: string;
  last_name: string;
  points: number;
  solved_count: number;
  reached_at: Date;
  /** `reached_at` with microseconds, which a `Date` cannot hold. */
  reached_at_text: string;
}

export function toStanding(row: StandingRow, rank: number, userId: string | null): Standing {
  return {
    rank,
    name: shortName(row.first_name, row.last_name),
    points: row.points,
    solvedCount: row.solved_count,
    reachedAt: row.reached_at.toISOString(),
    isYou: row.user_id === userId,
  };
}
