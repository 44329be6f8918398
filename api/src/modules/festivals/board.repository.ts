import {
  FESTIVAL_BOARD_SIZE,
  type BoardRow,
  type FestivalBoard,
} from '@sopaan/schemas/festivals/festival';
import type { Queryable } from '../../database/database';
import { COUNTED_ATTEMPTS } from './counted-attempts';
import { entryName, type EntryNameRow } from './entry-record';

interface RankedRow extends EntryNameRow {
  user_id: string | null;
  place: number;
  rank: number;
  score: number;
  seconds: number;
  quizzes: number;
  total: number;
}

/** Ranks the sums of each person's best attempts: more correct answers first, then less time. Equal results share a rank. */
export async function findBoard(
  database: Queryable,
  festivalId: string,
  userId: string | null,
): Promise<FestivalBoard> {
  const rows = await database.query<RankedRow & Record<string, unknown>>(
    `with best as (
      select distinct on (entry.id, attempt.quiz_id) entry.id as entry_id, score,
        extract(epoch from submitted_at - started_at) as seconds
      ${COUNTED_ATTEMPTS}
      order by entry.id, attempt.quiz_id, score desc, submitted_at - started_at
    ), results as (
      select entry_id, sum(score)::integer as score, round(sum(seconds))::integer as seconds,
        count(*)::integer as quizzes
      from best group by entry_id
      union all
      select id, sample_score, sample_seconds,
        (select count(*)::integer from festival_quizzes where festival_id = $1)
      from festival_entries where festival_id = $1 and sample_score is not null
    ), ranked as (
      select results.*, rank() over (order by score desc, seconds)::integer as rank,
        row_number() over (order by score desc, seconds, entry_id)::integer as place,
        count(*) over ()::integer as total
      from results
    )
    select user_id, place, rank, score, seconds, quizzes, total, first_name, last_name, sample_name
    from ranked
    join festival_entries on festival_entries.id = entry_id
    left join users on users.id = user_id
    where place <= ${FESTIVAL_BOARD_SIZE} or user_id = $2
    order by place`,
    [festivalId, userId],
  );
  const own = rows.find((row) => row.user_id !== null && row.user_id === userId);
  return {
    items: rows
      .filter(({ place }) => place <= FESTIVAL_BOARD_SIZE)
      .map((row) => toBoardRow(row, row === own)),
    you: own ? toBoardRow(own, true) : null,
    total: rows[0]?.total ?? 0,
  };
}

function toBoardRow(row: RankedRow, isYou: boolean): BoardRow {
  const { rank, score, seconds, quizzes } = row;
  return { rank, name: entryName(row), score, seconds, quizzes, isYou };
}
