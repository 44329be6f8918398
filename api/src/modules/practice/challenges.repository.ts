import type { Challenge } from '@sopaan/schemas/practice/challenge';
import type { ChallengeType } from '@sopaan/schemas/practice/practice-options';
import type { Queryable } from '../../database/database';
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
    exam_preparation, project_type, test_format, practice_mode, solved_count, ${statusColumn(userId)}`;
}

export async function findChallenge(
  database: Queryable,
  { id, type, userId }: { id: string; type: ChallengeType; userId: string | null },
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

/** What may be shown of a challenge in public. */
export interface ChallengeSummary {
  id: string;
  type: string;
  title: string;
  summary: string;
  difficulty: string;
  points: number;
  topics: string[];
  day: number | null;
}

export async function findChallengeSummary(
  database: Queryable,
  id: string,
): Promise<ChallengeSummary | undefined> {
  const [row] = await database.query<ChallengeSummary>(
    `select id, type, title, summary, difficulty, points, topics, day from challenges
     where id = $1`,
    [id],
  );
  return row;
}

/** The user's status of each of these challenges that is not new. */
export async function findStatuses(
  database: Queryable,
  userId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await database.query<{ id: string; status: string }>(
    `select challenge_id as id, status from challenge_progress
     where user_id = $1 and challenge_id = any($2::text[])`,
    [userId, ids],
  );
  return new Map(rows.map(({ id, status }) => [id, status]));
}
