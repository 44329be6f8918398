import { randomUUID } from 'node:crypto';
import type { Language } from '@sopaan/schemas/code-run';
import type { Submission, SubmissionListItem } from '@sopaan/schemas/submission';
import type { Queryable } from '../../plugins/database';
import { Conditions } from '../../search/conditions';
import { pageSize, toPage, type PageRequest } from '../../search/page';
import { COLUMNS, LIST_COLUMNS, parseListItem, parseSubmission } from './submission-record';
import { QUEUE_POSITIONS } from './queue-positions';

export async function findSubmission(
  database: Queryable,
  key: { userId: string } & ({ id: string } | { requestId: string }),
): Promise<Submission | undefined> {
  const [column, value] = 'id' in key ? ['id', key.id] : ['request_id', key.requestId];
  const [row] = await database.query(
    `select ${COLUMNS},
       case when status = 'queued' then
         (select position from (${QUEUE_POSITIONS}) positions where positions.id = submissions.id)
       end as position
     from submissions where user_id = $1 and ${column} = $2`,
    [key.userId, value],
  );
  return row && parseSubmission(row);
}

interface PageRow extends Record<string, unknown> {
  cursor_key: string[];
}

export async function findSubmissions(
  database: Queryable,
  { challengeId, userId }: { challengeId: string; userId: string },
  page: PageRequest,
): Promise<{ items: SubmissionListItem[]; nextCursor: string | null }> {
  const size = pageSize(page);
  const conditions = new Conditions();
  conditions.equal('user_id', userId);
  conditions.add(`challenge_id = ${conditions.bind(challengeId)}`);
  conditions.after(
    page.cursor,
    [
      ['created_at', 'timestamptz'],
      ['id', 'text'],
    ],
    'desc',
  );
  const limit = conditions.bind(size + 1);
  const rows = await database.query<PageRow>(
    `select ${LIST_COLUMNS}, array[created_at::text, id] as cursor_key
     from submissions ${conditions.where}
     order by created_at desc, id desc limit ${limit}`,
    conditions.values,
  );
  return toPage(rows, size, parseListItem);
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
