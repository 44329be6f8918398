import type { ConquestRound } from '@sopaan/schemas/practice/conquest';
import type { Queryable } from '../../../database/database';
import { challengeListColumns } from '../challenges.repository';
import { toRound, type RoundChallengeRow, type RoundRow } from './round-record';

export async function findRounds(
  database: Queryable,
  userId: string | null,
): Promise<ConquestRound[]> {
  const rounds = await database.query<RoundRow>(
    `select number, title, summary,
       case when $1::text is not null then coalesce(points, 0) end as earned
     from conquest_rounds
     left join conquest_scores on round = number and user_id = $1
     where exists (select from challenges where challenges.round = number)
     order by number`,
    [userId],
  );
  const challenges = await database.query<RoundChallengeRow>(
    `select round, ${challengeListColumns('$1')} from challenges
     where round is not null order by round, position, id`,
    [userId],
  );
  return rounds.map((row) =>
    toRound(
      row,
      challenges.filter(({ round }) => round === row.number),
    ),
  );
}
