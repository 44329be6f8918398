import type { RequestOf } from '@sopaan/schemas/api/endpoint';
import type {
  Challenge,
  ChallengeListItem,
  getChallengesEndpoint,
} from '@sopaan/schemas/practice/challenge';
import type { ChallengeType } from '@sopaan/schemas/practice/practice-options';
import type { Queryable } from '../../database/database';
import { ApiError } from '../../http/api-error';
import { searchList, type SearchPage } from '../../search/search-list';
import { challengeList } from './challenge-list';
import { findChallenge, findStatuses } from './challenges.repository';
import { assertDayUnlocked } from './hundred-days/hundred-days.service';

export async function searchChallenges(
  database: Queryable,
  request: RequestOf<typeof getChallengesEndpoint>,
  userId: string | null,
): Promise<SearchPage<ChallengeListItem>> {
  const page = await searchList(database, challengeList(userId), request);
  if (userId === null) return page;
  const statuses = await findStatuses(
    database,
    userId,
    page.items.map(({ id }) => id),
  );
  const items = page.items.map((item) => ({ ...item, status: statuses.get(item.id) ?? 'new' }));
  return { ...page, items };
}

export async function readChallenge(
  database: Queryable,
  key: { id: string; type: ChallengeType; userId: string | null },
): Promise<Challenge> {
  const challenge = await findChallenge(database, key);
  if (!challenge) throw new ApiError('NOT_FOUND');
  await assertDayUnlocked(database, { day: challenge.day, userId: key.userId });
  return challenge;
}
