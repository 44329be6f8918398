import type { Challenge } from '@sopaan/schemas/challenge';
import type { ChallengeType } from '@sopaan/schemas/practice-options';
import type { Queryable } from '../../plugins/database';
import { toChallenge, type ChallengeRow } from './challenge-record';

/** The user's status of a challenge; null for a guest. `userId` is a placeholder whose value is null for a guest. */
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

/** The columns of `ChallengeListRow`; `userId` is the placeholder of the user whose status is selected. */
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
