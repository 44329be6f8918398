import { paths } from '@sopaan/contract/paths';
import type { PageHead } from '@sopaan/schemas/pages/page-head';
import type { Queryable } from '../../../database/database';
import { findChallengeSummary } from '../../practice/challenges.repository';
import { challengeContent } from '../../share-pictures/contents/challenge-content';
import { sharePictureLink } from '../../share-pictures/share-picture-link';
import { breadcrumbs } from '../json-ld/json-ld';
import { buildHead } from './build-head';

export async function findChallengeHead(
  database: Queryable,
  id: string,
): Promise<PageHead | undefined> {
  const challenge = await findChallengeSummary(database, id);
  if (!challenge) return undefined;
  const { type, title, summary } = challenge;
  const path = paths.challenge(type, title, challenge.id);
  return buildHead({
    path,
    title,
    description: summary,
    ...sharePictureLink('challenge', challenge.id, challengeContent(challenge)),
    jsonLd: [breadcrumbs({ name: 'Practice', path: paths.practice }, { name: title, path })],
  });
}
