import { paths } from '@sopaan/contract/paths';
import type { ScreenModule } from '@sopaan/contract/remote';
import { jobToCard } from '@sopaan/schemas/card';
import { INDIAN_STATES } from '@sopaan/schemas/place-options';
import { privateJobFilters } from '@sopaan/search/definition/private-jobs';
import { NO_FILTERS } from '@sopaan/search/filters';
import { jobSearches } from '@sopaan/search/job-search-types';
import { useSearchPages } from '@sopaan/search/use-search-pages';
import { CardCarousel } from '@sopaan/ui/display';
import { memo } from 'react';
import { OwnApplications } from '../features/applications/components/own-applications';
import { privateJobsQuery } from '../features/jobs/api/get-private-jobs';
import { BrowseLinks } from '../features/landing/components/browse-links';
import { carouselFromPages } from '../features/landing/carousel-from-pages';
import { searchLink } from '../features/landing/search-link';
import { optionLinks } from '../features/landing/option-links';
import { useCarousel } from '../features/carousel/use-carousel';
import { startJobSearch } from '../features/search-bar/use-job-search';
import { JobLanding } from './job-landing';

const CARDS = 12;
const { source } = jobSearches.private;
const list = paths.exploreJobs('private-job');
const remote = privateJobsQuery(CARDS, { remote: true });
const internships = privateJobsQuery(CARDS, { jobType: ['Internship'] });
const freshers = privateJobsQuery(CARDS, { jobType: ['Fresher'] });
const rails = [remote, internships, freshers];

const link = (chosen: Record<string, string[]>) => searchLink(list, privateJobFilters, { chosen });
const KINDS = ['Work From Home', 'Internship', 'Fresher', 'Walk-in', 'Part-time'];
const FIELDS = [
  'Engineering',
  'Data',
  'Design',
  'Marketing',
  'Sales',
  'Finance',
  'Customer Support',
  'Operations',
  'Production',
  'Teaching',
].map((field) => ({
  label: field,
  to: searchLink(list, privateJobFilters, { search: field }),
}));
const STATES = INDIAN_STATES.map((state) => ({
  label: state,
  to: searchLink(list, privateJobFilters, { location: state }),
}));

/** Asks for everything at once and waits for nothing: each part shows its own state. */
export const loader: ScreenModule['loader'] = ({ url, queryClient }) => {
  if (startJobSearch('private', url, queryClient)) return;
  for (const rail of rails) void queryClient.prefetchQuery(rail);
};

export function Component() {
  return (
    <JobLanding
      defaultType="private"
      title="Private jobs"
      heading="Private jobs and internships"
      description="<p>Every opening here still takes applications and says when it closes.</p>"
      picture="job"
    >
      <LandingSections />
    </JobLanding>
  );
}

/** What the page shows by itself. Typing draws the search bar anew, and none of this. */
const LandingSections = memo(function LandingSections() {
  const pages = useSearchPages(source.pages(NO_FILTERS));
  return (
    <>
      <BrowseLinks
        heading="What are you looking for?"
        ways={optionLinks({
          path: list,
          definition: privateJobFilters,
          key: 'jobType',
          facets: pages.facets,
          only: KINDS,
        })}
      />
      <CardCarousel
        {...carouselFromPages(pages, CARDS, jobToCard)}
        type="job"
        heading="Private jobs"
        highlight="posted last"
        description="The newest openings in companies."
        more={{ to: list, label: 'All private jobs' }}
      />
      <OwnApplications kind="private" />
      <Remote />
      <Internships />
      <Freshers />
      <BrowseLinks heading="By field" ways={FIELDS} />
      <BrowseLinks heading="By state or union territory" ways={STATES} dense />
    </>
  );
});

function Remote() {
  const rail = useCarousel(remote, (page) => page.items.map(jobToCard));
  return (
    <CardCarousel
      {...rail}
      type="job"
      heading="Remote jobs"
      highlight="from wherever you are"
      more={{ to: link({ remote: ['true'] }), label: 'All remote jobs' }}
    />
  );
}

function Internships() {
  const rail = useCarousel(internships, (page) => page.items.map(jobToCard));
  return (
    <CardCarousel
      {...rail}
      type="job"
      heading="Internships"
      highlight="to begin with"
      more={{ to: link({ jobType: ['Internship'] }), label: 'All internships' }}
    />
  );
}

function Freshers() {
  const rail = useCarousel(freshers, (page) => page.items.map(jobToCard));
  return (
    <CardCarousel
      {...rail}
      type="job"
      heading="For freshers"
      highlight="first jobs"
      more={{ to: link({ jobType: ['Fresher'] }), label: 'All jobs for freshers' }}
    />
  );
}
