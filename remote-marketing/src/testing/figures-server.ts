import { searchGovtJobsEndpoint, searchPrivateJobsEndpoint } from '@sopaan/schemas/jobs/job';
import { getMentorFiguresEndpoint } from '@sopaan/schemas/mentors/mentor';
import { fakeNetwork } from '@sopaan/testing/fake-network';
import { answerFaq } from './faq-server';
import { answerSite } from './site-server';

export const mentoring = {
  mentors: 24,
  domains: 9,
  languages: 7,
  countries: 2,
  sessions: 300,
  rating: 4.5,
};
const searchResponse = (total: number, totalIsCapped = false) => ({
  items: [],
  nextCursor: null,
  total,
  totalIsCapped,
  facets: [],
  relaxations: [],
});

/** A fake API for pages with figures. */
export function figuresServer() {
  return answerSite(answerFaq(fakeNetwork()))
    .on(searchPrivateJobsEndpoint, () => searchResponse(1000, true))
    .on(searchGovtJobsEndpoint, () => searchResponse(58))
    .on(getMentorFiguresEndpoint, () => mentoring);
}
