import type { ConquestRound } from '@sopaan/schemas/conquest';
import type { Queryable } from '../../../plugins/database';
import { toChallengeListItem, type ChallengeListRow } from '../challenge-record';
import { challengeListColumns } from '../challenges.repository';

interface RoundRow {
  [column: string]: unknown;
  number: number;
  title: string;
  summary: string;
  earned: number | null;
}

interface RoundChallengeRow extends ChallengeListRow {
  [column: string]: unknown;
  round: number;
}

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
  return rounds.map(({ number, title, summary, earned }) => {
    const roundChallenges = challenges.filter(({ round }) => round === number);
    return {
      number,
      title,
      summary,
      points: roundChallenges.reduce((sum, { points }) => sum + points, 0),
      earnedPoints: earned,
      challenges: roundChallenges.map(toChallengeListItem),
    };
  });
}
