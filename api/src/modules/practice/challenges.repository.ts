import type { Challenge } from '@sopaan/schemas/challenge';
import type { ChallengeType } from '@sopaan/schemas/practice-options';
import type { Queryable } from '../../plugins/database';
import { toChallenge, type ChallengeRow } from './challenge-record';

/** What a member did about a challenge; null for a guest, whose id is null. */
function statusColumn(userId: string): string {
  return `
    case when ${userId}::text is not null then coalesce(
      (
        select status from challenge_progress
        where challenge_id = challenges.id and user_id = ${userId}::text
      ),
      'new'
    ) end as status`;
}

/** What a row of a list is read from; `userId` is the placeholder of whose progress it tells. */
export function challengeListColumns(userId: string): string {
  return `
    id, type, title, summary, topics, difficulty, points, day, practice_type, programming_languages,
    exam_preparation, project_type, test_format, practice_mode, solved_count, ${statusColumn(userId)},
    array[position::text, id] as cursor_key`;
}

export async function findChallenge(
  database: Queryable,
  { id, type, userId }: { id: string; type: ChallengeType; userId: string },
): Promise<Challenge | undefined> {
  const [row] = await database.query<ChallengeRow>(
    `select
      challenges.*, ${statusColumn('$3')},
      (select count(*) from challenge_tests where challenge_id = challenges.id) as test_count
    from challenges
    where id = $1 and type = $2`,
    [id, type, userId],
  );
  return row && toChallenge(row);
}
