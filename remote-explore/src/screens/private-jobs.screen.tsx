import { paths } from '@sopaan/contract/paths';
import type { ScreenModule } from '@sopaan/contract/remote';
import { jobToCard } from '@sopaan/ui/cards';
import { INDIAN_STATES } from '@sopaan/schemas/api/place-options';
import { privateJobFilters } from '@sopaan/search/definition/private-jobs';
import { NO_FILTERS } from '@sopaan/search/filters';
import { jobSearches } from '@sopaan/search/job-search-types';
import { useSearchPages } from '@sopaan/search/use-search-pages';
import { memo } from 'react';
import { startJobSearch } from '@sopaan/search/use-job-search';
import { MyApplications } from '../features/applications/components/my-applications';
import { privateJobsQuery } from '../features/jobs/api/get-private-jobs';
import { BrowseLinks } from '../features/landing/components/browse-links';
import { searchLink } from '@sopaan/search/search-link';
import { optionLinks } from '../features/landing/option-links';
import { useQueryCarousel } from '../features/carousel/use-query-carousel';
import { JobLanding } from './job-landing';
import { LatestJobs } from './latest-jobs';
import { SavableCarousel } from '../features/saved/components/savable-carousel';

const MAX_CARDS = 12;
const { source } = jobSearches.private;
const listPath = paths.exploreJobs('private-job');
const filterLink = (chosen: Record<string, string[]>) =>
  searchLink(listPath, privateJobFilters, { chosen });

const remoteJobs = {
  query: privateJobsQuery(MAX_CARDS, { remote: true }),
  heading: 'Remote jobs',
  highlight: 'from wherever you are',
  description: 'No move and no commute: the whole job is done from home.',
  more: { to: filterLink({ remote: ['true'] }), label: 'All remote jobs' },
};
const internships = {
  query: privateJobsQuery(MAX_CARDS, { jobType: ['Internship'] }),
  heading: 'Internships',
  highlight: 'to get started',
  description: 'For students: a few months of work that you can show afterwards.',
  more: { to: filterLink({ jobType: ['Internship'] }), label: 'All internships' },
};
const firstJobs = {
  query: privateJobsQuery(MAX_CARDS, { jobType: ['Fresher'] }),
  heading: 'First jobs',
  highlight: 'for freshers',
  description: 'Open to people without work experience.',
  more: { to: filterLink({ jobType: ['Fresher'] }), label: 'All jobs for freshers' },
};
const closingSoon = {
  query: privateJobsQuery(MAX_CARDS, { sort: 'closing' }),
  heading: 'Closing soon:',
  highlight: 'apply in time',
  description: 'The next closing dates first.',
  more: {
    to: searchLink(listPath, privateJobFilters, { sort: 'closing' }),
    label: 'All private jobs by closing date',
  },
};
const jobLists = [closingSoon, internships, firstJobs, remoteJobs];

const LINKED_JOB_TYPES = ['Work From Home', 'Internship', 'Fresher', 'Walk-in', 'Part-time'];
const STATES = INDIAN_STATES.map((state) => ({
  label: state,
  to: searchLink(listPath, privateJobFilters, { location: state }),
}));

/** Fetches all lists in parallel without waiting: each section shows its own state. */
export const loader: ScreenModule['loader'] = ({ url, queryClient }) => {
  if (startJobSearch('private', url, queryClient)) return;
  for (const { query } of jobLists) void queryClient.prefetchQuery(query);
};

export function Component() {
  return (
    <JobLanding
      defaultType="private"
      title="Private jobs"
      heading="Private jobs and internships"
      description="<p>Every opening is still accepting applications and shows its closing date.</p>"
      picture="job"
    >
      <LandingSections />
    </JobLanding>
  );
}

/** The page's own sections. Memoized, as typing in the search bar renders the page again. */
const LandingSections = memo(function LandingSections() {
  const pages = useSearchPages(source.pages(NO_FILTERS));
  return (
    <>
      <BrowseLinks
        heading="What are you looking for?"
        links={optionLinks({
          path: listPath,
          definition: privateJobFilters,
          key: 'jobType',
          facets: pages.facets,
          only: LINKED_JOB_TYPES,
        })}
      />
      <LatestJobs
        plural="private jobs"
        description="The newest openings at companies, all still accepting applications."
        pages={pages}
        to={listPath}
      />
      <MyApplications kind="private" />
      <JobCarousel {...closingSoon} />
      <JobCarousel {...internships} />
      <BrowseLinks
        heading="By field"
        links={optionLinks({
          path: listPath,
          definition: privateJobFilters,
          key: 'department',
          facets: pages.facets,
        })}
      />
      <JobCarousel {...firstJobs} />
      <JobCarousel {...remoteJobs} />
      <BrowseLinks heading="By state or union territory" links={STATES} dense />
    </>
  );
});

function JobCarousel({ query, ...text }: (typeof jobLists)[number]) {
  const carousel = useQueryCarousel(query, (page) => page.items.map(jobToCard));
  return <SavableCarousel {...carousel} {...text} type="job" />;
}
