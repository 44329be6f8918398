import type { SimilarChallenge } from '@sopaan/schemas/similar/similar-items';
import type { Queryable } from '../../database/database';
import { toChallengeListItem, type ChallengeListRow } from '../practice/challenge-record';
import { challengeListColumns } from '../practice/challenges.repository';
import { sharedFeatures } from './shared-features';
import type { SimilarRequest } from './similar-request';

interface SimilarChallengeRow extends ChallengeListRow {
  shared_topics: string[];
}

type MemberRequest = SimilarRequest & { userId: string | null };

/** `userId` is a placeholder whose value is null for a guest. */
const isSolved = (userId: string) => `exists (
  select from challenge_progress
  where challenge_id = challenges.id and user_id = ${userId}::text and status = 'solved'
)`;

/**
 * Code conquest challenges that share a topic: those of the 100 days are left out, because most of them are locked. Unsolved ones come
 * first, then those that share most, then the order in which challenges build on each other.
 */
export async function findSimilarChallenges(
  database: Queryable,
  { id, limit, userId }: MemberRequest,
): Promise<SimilarChallenge[]> {
  const rows = await database.query<SimilarChallengeRow>(
    `with source as materialized (select topics, difficulty from challenges where id = $1)
    select ${challengeListColumns('$3')}, shared.*
    from challenges
    cross join lateral (
      select
        array(select topic from unnest(challenges.topics) as topic where topic = any (source.topics))
          as shared_topics,
        source.difficulty = challenges.difficulty as has_same_level
      from source
    ) as shared
    where type = 'code_conquest' and id <> $1 and topics && (select topics from source)
    order by
      ${isSolved('$3')},
      cardinality(shared_topics) * 2 + has_same_level::integer desc,
      position, id
    limit $2`,
    [id, limit, userId],
  );
  return rows.map((row) => ({
    ...toChallengeListItem(row),
    shared: sharedFeatures({ topic: row.shared_topics }),
  }));
}

/** The newest code conquest challenges, unsolved ones first. */
export async function findNewestChallenges(
  database: Queryable,
  { id, limit, userId }: MemberRequest,
): Promise<SimilarChallenge[]> {
  const rows = await database.query<ChallengeListRow>(
    `select ${challengeListColumns('$3')} from challenges
    where type = 'code_conquest' and id <> $1
    order by ${isSolved('$3')}, created_at desc, position desc, id
    limit $2`,
    [id, limit, userId],
  );
  return rows.map((row) => ({ ...toChallengeListItem(row), shared: [] }));
}
