import type {
  Challenge,
  ChallengeListItem,
  getChallengesEndpoint,
} from '@sopaan/schemas/challenge';
import type { RequestOf } from '@sopaan/schemas/endpoint';
import type { ChallengeType } from '@sopaan/schemas/practice-options';
import type { Queryable } from '../../plugins/database';
import { cappedCount } from '../../search/capped-count';
import { Conditions } from '../../search/conditions';
import { pageSize, toPage } from '../../search/page';
import { matchText } from '../../search/text-match';
import {
  toChallenge,
  toChallengeListItem,
  type ChallengeListRow,
  type ChallengeRow,
} from './challenge-record';

export type ChallengeFilter = RequestOf<typeof getChallengesEndpoint>;

interface ChallengePage {
  items: ChallengeListItem[];
  nextCursor: string | null;
  total: number;
  totalIsCapped: boolean;
}

/** What a member did about a challenge; null for a guest, whose id is null. */
function statusOf(userId: string): string {
  return `
    case when ${userId}::text is not null then coalesce(
      (
        select status from challenge_progress
        where challenge_id = challenges.id and user_id = ${userId}::text
      ),
      'new'
    ) end as status`;
}

export async function findChallenges(
  database: Queryable,
  filter: ChallengeFilter,
  userId: string | null,
): Promise<ChallengePage> {
  const size = pageSize(filter);
  const conditions = new Conditions();
  matchText(conditions, filter.search, { words: 'search', letters: 'title' });
  conditions.equal('type', filter.type);
  conditions.holds('topics', filter.topic);
  conditions.anyOf('practice_type', filter.practiceType);
  conditions.overlaps('programming_languages', filter.programmingLanguages);
  conditions.overlaps('exam_preparation', filter.examPreparation);
  conditions.anyOf('difficulty', filter.difficultyLevel);
  conditions.anyOf('project_type', filter.projectType);
  conditions.anyOf('test_format', filter.testFormat);
  conditions.anyOf('practice_mode', filter.practiceMode);
  const count = await cappedCount(database, 'challenges', conditions.where, conditions.values);
  conditions.after(
    filter.cursor,
    [
      ['position', 'integer'],
      ['id', 'text'],
    ],
    'asc',
  );
  const limit = conditions.bind(size + 1);
  const rows = await database.query<ChallengeListRow>(
    `select
      id, type, title, summary, topics, difficulty, points, day, practice_type,
      programming_languages, exam_preparation, project_type, test_format, practice_mode,
      solved_count, ${statusOf(conditions.bind(userId))},
      array[position::text, id] as cursor_key
    from challenges ${conditions.where} order by position, id limit ${limit}`,
    conditions.values,
  );
  return { ...toPage(rows, size, toChallengeListItem), ...count };
}

export async function findChallenge(
  database: Queryable,
  { id, type, userId }: { id: string; type: ChallengeType; userId: string },
): Promise<Challenge | undefined> {
  const [row] = await database.query<ChallengeRow>(
    `select
      challenges.*, ${statusOf('$3')},
      (select count(*) from challenge_tests where challenge_id = challenges.id) as test_count
    from challenges
    where id = $1 and type = $2`,
    [id, type, userId],
  );
  return row && toChallenge(row);
}
