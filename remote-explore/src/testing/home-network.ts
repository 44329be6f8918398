import { getAllHostEventsEndpoint } from '@sopaan/schemas/competitions/host-event';
import { searchCoursesEndpoint } from '@sopaan/schemas/courses/course';
import { getInstitutesEndpoint } from '@sopaan/schemas/institutes/institute';
import { searchGovtJobsEndpoint, searchPrivateJobsEndpoint } from '@sopaan/schemas/jobs/job';
import { getMentorsEndpoint } from '@sopaan/schemas/mentors/mentor';
import { getQuizzesEndpoint } from '@sopaan/schemas/quizzes/quiz';
import { fakeNetwork } from '@sopaan/testing/fake-network';
import { aPage } from './home-lists';

/** The network of a home page whose lists are empty. */
export function emptyHomeNetwork() {
  return fakeNetwork()
    .on(getAllHostEventsEndpoint, () => [])
    .on(searchCoursesEndpoint, () => aPage([]))
    .on(searchPrivateJobsEndpoint, () => aPage([]))
    .on(searchGovtJobsEndpoint, () => aPage([]))
    .on(getQuizzesEndpoint, () => aPage([]))
    .on(getInstitutesEndpoint, () => aPage([]))
    .on(getMentorsEndpoint, () => aPage([]));
}
