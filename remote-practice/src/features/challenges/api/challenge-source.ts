import type { SessionStatus } from '@sopaan/contract/stores';
import { getChallengesEndpoint, type ChallengeListItem } from '@sopaan/schemas/challenge';
import { challengeFilters, memberChallengeFilters } from '@sopaan/search/definition/challenges';
import { createSearchSource, type SearchSource } from '@sopaan/search/search-source';

const forGuests = createSearchSource(challengeFilters, getChallengesEndpoint);
const forMembers = createSearchSource(memberChallengeFilters, getChallengesEndpoint);

const own: SearchSource<ChallengeListItem> = {
  ...forMembers,
  // A member's answer says what was done about each, so it is kept apart from a guest's.
  pages: (filters) => {
    const query = forMembers.pages(filters);
    return { ...query, queryKey: ['challenges', 'own', ...query.queryKey] };
  },
};

/** The challenges as that reader searches them. */
export function challengeSource(viewer: SessionStatus): SearchSource<ChallengeListItem> {
  return viewer === 'member' ? own : forGuests;
}
