import type { SessionStatus } from '@sopaan/contract/stores';
import { getChallengesEndpoint, type ChallengeListItem } from '@sopaan/schemas/practice/challenge';
import { challengeFilters, memberChallengeFilters } from '@sopaan/search/definition/challenges';
import { createSearchSource, type SearchSource } from '@sopaan/search/search-source';

const guestSource = createSearchSource(challengeFilters, getChallengesEndpoint);
const memberSearch = createSearchSource(memberChallengeFilters, getChallengesEndpoint);

const memberSource: SearchSource<ChallengeListItem> = {
  ...memberSearch,
  // Responses to members include their status for each challenge, so they are cached apart from those to guests.
  pages: (filters) => {
    const query = memberSearch.pages(filters);
    return { ...query, queryKey: ['challenges', 'member', ...query.queryKey] };
  },
};

/** The search over challenges; members can also filter by status. */
export function challengeSource(viewer: SessionStatus): SearchSource<ChallengeListItem> {
  return viewer === 'member' ? memberSource : guestSource;
}
