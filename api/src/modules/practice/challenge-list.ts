import { CHALLENGE_STATUSES, type ChallengeListItem } from '@sopaan/schemas/practice/challenge';
import {
  CHALLENGE_TYPES,
  DIFFICULTY_LEVELS,
  PROGRAMMING_LANGUAGES,
} from '@sopaan/schemas/practice/practice-options';
import { oneOf, overlaps } from '../../search/filter';
import { ascending, descending } from '../../search/list-order';
import type { SearchedList } from '../../search/searched-list';
import { toChallengeListItem, type ChallengeListRow } from './challenge-record';

/** Challenges in the order in which they build on each other, with the user's status; `userId` is null for a guest. */
export function challengeList(
  userId: string | null,
): SearchedList<ChallengeListRow, ChallengeListItem> {
  return {
    source: (_, bind) => `(
      select
        challenges.id, position, type, topics, difficulty, programming_languages, title, search, points,
        solved_count,
        coalesce(progress.status, 'new') as status
      from challenges
      left join challenge_progress as progress
        on progress.challenge_id = challenges.id and progress.user_id = ${bind(userId)}::text
    ) as listed`,
    text: { tsvector: 'search', trigram: 'title', wordSources: ['challenges'] },
    filters: [
      oneOf('type', 'type', CHALLENGE_TYPES),
      overlaps('topic', 'topics', 'open'),
      oneOf('difficultyLevel', 'difficulty', DIFFICULTY_LEVELS),
      overlaps('programmingLanguages', 'programming_languages', PROGRAMMING_LANGUAGES),
      oneOf('status', 'status', CHALLENGE_STATUSES),
    ],
    ...ascending(['position', 'integer']),
    orders: {
      points: descending(['points', 'integer']),
      solved: descending(['solved_count', 'integer']),
    },
    // The status is null here; `searchChallenges` reads those of the challenges on the page.
    columns: `
      challenges.id, type, title, summary, topics, difficulty, challenges.points, day, practice_type,
      programming_languages, exam_preparation, project_type, test_format, practice_mode,
      challenges.solved_count, null as status`,
    joins: 'join challenges on challenges.id = page.id',
    toItem: toChallengeListItem,
  };
}
