import {
  FESTIVAL_LEADERBOARD_SIZE,
  type LeaderboardRow,
  type FestivalLeaderboard,
} from '@sopaan/schemas/festivals/festival';
import type { Queryable } from '../../database/database';
import { entryName, type EntryNameRow } from './entry-record';
import { RANKING } from './ranking-sql';

interface RankedRow extends EntryNameRow {
  user_id: string | null;
  rank: number;
  score: number;
  seconds: number;
  quizzes: number;
  prize: number;
}

/** All members with a result, by rank. */
export type Ranking = readonly RankedRow[];

/** Once the festival is settled, its stored ranks are used, which do not change when an account is deleted. */
export function findRanking(database: Queryable, festivalId: string): Promise<Ranking> {
  return database.query<RankedRow & Record<string, unknown>>(
    `with ${RANKING}
    select user_id, coalesce(entry.rank, ranked.rank) as rank, score, seconds, quizzes,
      amount as prize, first_name, last_name, sample_name
    from ranked
    join festival_entries entry on entry.id = entry_id
    left join users on users.id = user_id
    order by coalesce(entry.rank, ranked.rank), list_position`,
    [festivalId],
  );
}

/** The first rows of a ranking, and the row of a member. */
export function toLeaderboard(ranking: Ranking, userId: string | undefined): FestivalLeaderboard {
  const isOwn = (row: RankedRow) => userId !== undefined && row.user_id === userId;
  const own = ranking.find(isOwn);
  return {
    items: ranking
      .slice(0, FESTIVAL_LEADERBOARD_SIZE)
      .map((row) => toLeaderboardRow(row, isOwn(row))),
    you: own ? toLeaderboardRow(own, true) : null,
    total: ranking.length,
  };
}

function toLeaderboardRow(row: RankedRow, isYou: boolean): LeaderboardRow {
  const { rank, score, seconds, quizzes, prize } = row;
  return { rank, name: entryName(row), score, seconds, quizzes, prize, isYou };
}
