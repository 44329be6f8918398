import type { SessionStatus } from '@sopaan/contract/stores';
import { getChallengesEndpoint, type ChallengeListItem } from '@sopaan/schemas/practice/challenge';
import { challengeFilters, memberChallengeFilters } from '@sopaan/search/definition/challenges';
import {
  createSearchSource,
  memberSearchSource,
  type SearchSource,
} from '@sopaan/search/search-source';

const guestSource = createSearchSource(challengeFilters, getChallengesEndpoint);
const memberSource = memberSearchSource(
  createSearchSource(memberChallengeFilters, getChallengesEndpoint),
  'challenges',
);

/** The search over challenges; members can also filter by status. */
export function challengeSource(viewer: SessionStatus): SearchSource<ChallengeListItem> {
  return viewer === 'member' ? memberSource : guestSource;
}
