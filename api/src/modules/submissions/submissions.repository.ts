import { randomUUID } from 'node:crypto';
import type { Language } from '@sopaan/schemas/code-runs/code-run';
import type { Submission, SubmissionListItem } from '@sopaan/schemas/practice/submission';
import type { Queryable } from '../../database/database';
import { Conditions } from '../../search/conditions';
import { findPage, type Page, type PageRequest } from '../../search/page';
import {
  COLUMNS,
  LIST_COLUMNS,
  toSubmission,
  toSubmissionListItem,
  type SubmissionRow,
} from './submission-record';
import { QUEUE_POSITIONS } from './queue-positions';

export async function findSubmission(
  database: Queryable,
  key: { userId: string } & ({ id: string } | { requestId: string }),
): Promise<Submission | undefined> {
  const [column, value] = 'id' in key ? ['id', key.id] : ['request_id', key.requestId];
  const [row] = await database.query<SubmissionRow>(
    `select ${COLUMNS},
       case when status = 'queued' then
         (select position from (${QUEUE_POSITIONS}) positions where positions.id = submissions.id)
       end as position,
       coalesce((
         select points from challenges join challenge_progress as progress on challenge_id = challenges.id
         where challenges.id = submissions.challenge_id and round is not null
           and progress.user_id = submissions.user_id
           -- Both are the time of the transaction that recorded the verdict.
           and verdict = 'accepted' and solved_at = judged_at
           and not exists (
             select from challenge_guide_uses as uses
             where uses.user_id = progress.user_id and uses.challenge_id = challenges.id
               and gave_up_at is not null
           )
       ), 0) as points_earned,
       compared.*
     from submissions left join lateral (
       select count(*) as compared_count,
         count(*) filter (where other.time_ms > submissions.time_ms) as slower_count,
         count(*) filter (where other.memory_kb > submissions.memory_kb) as larger_count
       from submissions as other
       where other.challenge_id = submissions.challenge_id and other.language = submissions.language
         and other.verdict = 'accepted' and other.user_id <> submissions.user_id
     ) as compared on verdict = 'accepted'
     where user_id = $1 and ${column} = $2`,
    [key.userId, value],
  );
  return row && toSubmission(row);
}

export function findSubmissions(
  database: Queryable,
  { challengeId, userId }: { challengeId: string; userId: string },
  page: PageRequest,
): Promise<Page<SubmissionListItem>> {
  const conditions = new Conditions();
  conditions.equal('user_id', userId);
  conditions.add(`challenge_id = ${conditions.bind(challengeId)}`);
  return findPage(database, page, {
    columns: LIST_COLUMNS,
    from: 'submissions',
    conditions,
    order: [
      ['created_at', 'timestamptz'],
      ['id', 'text'],
    ],
    direction: 'desc',
    toItem: toSubmissionListItem,
  });
}

export async function findChallengeDay(
  database: Queryable,
  id: string,
): Promise<{ day: number | null } | undefined> {
  const [challenge] = await database.query<{ day: number | null }>(
    'select day from challenges where id = $1',
    [id],
  );
  return challenge;
}

/** Counts the user's queued submissions and those being judged. */
export async function countUnfinished(database: Queryable, userId: string): Promise<number> {
  const [row] = await database.query<{ count: number }>(
    `select count(*) as count from submissions where user_id = $1 and status <> 'done'`,
    [userId],
  );
  return row?.count ?? 0;
}

export interface SubmissionCounts {
  queued: number;
  judging: number;
  /** Age of the oldest unfinished submission. */
  oldestSeconds: number;
}

interface CountsRow {
  queued: number;
  judging: number;
  oldest_seconds: number;
}

/** Counts unfinished submissions over all processes. */
export async function countSubmissions(database: Queryable): Promise<SubmissionCounts> {
  const [counts] = await database.query<CountsRow>(
    `select count(*) filter (where status = 'queued') as queued,
       count(*) filter (where status = 'judging') as judging,
       coalesce(extract(epoch from now() - min(created_at)), 0) as oldest_seconds
     from submissions where status <> 'done'`,
  );
  const { queued = 0, judging = 0, oldest_seconds: oldestSeconds = 0 } = counts ?? {};
  return { queued, judging, oldestSeconds };
}

export interface NewSubmission {
  userId: string;
  challengeId: string;
  requestId: string;
  language: Language;
  code: string;
}

export async function storeSubmission(
  transaction: Queryable,
  { userId, challengeId, requestId, language, code }: NewSubmission,
): Promise<void> {
  // clock_timestamp() is read after waiting for the user's lock, so that creation times follow the order of insertion.
  await transaction.query(
    `insert into submissions (
       id, user_id, challenge_id, request_id, language, code, test_count, created_at
     )
     select $1, $2, challenges.id, $4, $5, $6,
       jsonb_array_length(examples)
         + (select count(*) from challenge_tests where challenge_id = challenges.id),
       clock_timestamp()
     from challenges where challenges.id = $3`,
    [randomUUID(), userId, challengeId, requestId, language, code],
  );
}
