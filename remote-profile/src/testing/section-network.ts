import { getActivityEndpoint } from '@sopaan/schemas/activity/activity';
import { getFollowedInstitutesEndpoint } from '@sopaan/schemas/institutes/followed-institutes';
import { getInstitutesEndpoint } from '@sopaan/schemas/institutes/institute';
import { getApplicationsEndpoint } from '@sopaan/schemas/jobs/application';
import {
  searchGovtJobsEndpoint,
  searchJobsEndpoint,
  searchPrivateJobsEndpoint,
} from '@sopaan/schemas/jobs/job';
import { getMatchingJobsEndpoint } from '@sopaan/schemas/jobs/matching-jobs';
import {
  getMentorQuestionsEndpoint,
  getQuestionSettingsEndpoint,
} from '@sopaan/schemas/mentors/mentor-question';
import { getNoticesEndpoint } from '@sopaan/schemas/notices/notice';
import { getSavedItemsEndpoint, getSavedKeysEndpoint } from '@sopaan/schemas/saved/saved';
import {
  getSavedSearchesEndpoint,
  SAVED_SEARCHES_MAX,
} from '@sopaan/schemas/saved-searches/saved-search';
import type { FakeNetwork } from '@sopaan/testing/fake-network';

/** A page of a list. */
export const aPage = <Item>(items: Item[], nextCursor: string | null = null) => ({
  items,
  nextCursor,
});

/** A page of a searched list. */
export const aSearchPage = <Item>(items: Item[]) => ({
  ...aPage(items),
  total: items.length,
  totalIsCapped: false,
  facets: [],
  relaxations: [],
});

/** Adds the responses for a member who has not done anything yet. */
export function withEmptySections(network: FakeNetwork): FakeNetwork {
  return network
    .on(searchJobsEndpoint, () => aSearchPage([]))
    .on(searchPrivateJobsEndpoint, () => aSearchPage([]))
    .on(searchGovtJobsEndpoint, () => aSearchPage([]))
    .on(getInstitutesEndpoint, () => aSearchPage([]))
    .on(getFollowedInstitutesEndpoint, () => aPage([]))
    .on(getApplicationsEndpoint, () => aPage([]))
    .on(getMatchingJobsEndpoint, () => ({ items: [], missing: [] }))
    .on(getSavedItemsEndpoint, () => aPage([]))
    .on(getSavedKeysEndpoint, () => ({ items: [] }))
    .on(getSavedSearchesEndpoint, () => ({ items: [], max: SAVED_SEARCHES_MAX }))
    .on(getActivityEndpoint, () => aPage([]))
    .on(getMentorQuestionsEndpoint, () => aPage([]))
    .on(getQuestionSettingsEndpoint, () => ({
      mentorId: null,
      takesQuestions: false,
      openCount: 0,
    }))
    .on(getNoticesEndpoint, () => aPage([]));
}
