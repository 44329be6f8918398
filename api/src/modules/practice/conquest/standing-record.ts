import type { Standing } from '@sopaan/schemas/practice/conquest';
import { shortName } from '../../accounts/users/short-name';

export interface StandingRow {
  user_id: string;
  first_name: string;
  last_name: string;
  /** A minor whose parent or guardian has not agreed. */
  is_name_hidden: boolean;
  points: number;
  solved_count: number;
  reached_at: Date;
  /** `reached_at` with microseconds, which a `Date` cannot hold. */
  reached_at_text: string;
}

export function toStanding(row: StandingRow, rank: number, userId: string | null): Standing {
  const isYou = row.user_id === userId;
  return {
    rank,
    name: row.is_name_hidden && !isYou ? 'Member' : shortName(row.first_name, row.last_name),
    points: row.points,
    solvedCount: row.solved_count,
    reachedAt: row.reached_at.toISOString(),
    isYou,
  };
}
