import { paths } from '@sopaan/contract/paths';
import type { ScreenModule } from '@sopaan/contract/remote';
import { govtJobToCard } from '@sopaan/schemas/card';
import type { JobListItem } from '@sopaan/schemas/job';
import { govtJobFilters } from '@sopaan/search/definition/govt-jobs';
import { NO_FILTERS } from '@sopaan/search/filters';
import { jobSearches } from '@sopaan/search/job-search-types';
import { useSearchPages } from '@sopaan/search/use-search-pages';
import { CardCarousel } from '@sopaan/ui/display';
import { useQuery } from '@tanstack/react-query';
import { memo } from 'react';
import { OwnApplications } from '../features/applications/components/own-applications';
import { govtJobsQuery } from '../features/jobs/api/get-govt-jobs';
import { jobQuery } from '../features/jobs/api/get-job';
import { ExamNotices } from '../features/landing/components/exam-notices';
import { OfficialSite } from '../features/landing/components/official-site';
import { BrowseLinks } from '../features/landing/components/browse-links';
import { carouselFromPages } from '../features/landing/carousel-from-pages';
import { searchLink } from '../features/landing/search-link';
import { optionLinks } from '../features/landing/option-links';
import { useCarousel } from '../features/carousel/use-carousel';
import { startJobSearch } from '../features/search-bar/use-job-search';
import { JobLanding } from './job-landing';

const CARDS = 12;
/** So many posts are named beside the word about results: each costs a call. */
const NOTICES = 4;
const { source } = jobSearches.government;
const list = paths.exploreJobs('govt-job');

const sectors = [
  { sector: 'Banking Jobs', heading: 'Banking', highlight: 'jobs' },
  { sector: 'Railway Jobs', heading: 'Railway', highlight: 'jobs' },
  { sector: 'State Government', heading: 'State government', highlight: 'posts' },
  { sector: 'Teaching', heading: 'Teaching', highlight: 'posts' },
] as const;
const rails = sectors.map(({ sector, ...words }) => ({
  ...words,
  query: govtJobsQuery(CARDS, { govt_sector: [sector] }),
  more: {
    to: searchLink(list, govtJobFilters, { chosen: { govt_sector: [sector] } }),
    label: `All of the sector: ${sector}`,
  },
}));

/** Asks for everything at once and waits for nothing: each part shows its own state. */
export const loader: ScreenModule['loader'] = ({ url, queryClient }) => {
  if (startJobSearch('government', url, queryClient)) return;
  for (const { query } of rails) void queryClient.prefetchQuery(query);
};

export function Component() {
  return (
    <JobLanding
      defaultType="government"
      title="Government jobs"
      heading="Government jobs, with the dates that matter"
      description="<p>Posts of the centre, the states and public sector undertakings: last date, fee, age limits and who may apply.</p>"
      picture="govtjob"
    >
      <LandingSections />
    </JobLanding>
  );
}

/** What the page shows by itself. Typing draws the search bar anew, and none of this. */
const LandingSections = memo(function LandingSections() {
  const pages = useSearchPages(source.pages(NO_FILTERS));
  const ways = (key: string) =>
    optionLinks({ path: list, definition: govtJobFilters, key, facets: pages.facets });
  return (
    <>
      <CardCarousel
        {...carouselFromPages(pages, CARDS, govtJobToCard)}
        type="govtjob"
        heading="Government jobs"
        highlight="posted last"
        description="Each card tells the last date to apply."
        more={{ to: list, label: 'All government jobs' }}
      />
      <OwnApplications kind="government" />
      <BrowseLinks heading="By sector" ways={ways('govt_sector')} />
      {rails.map((rail) => (
        <SectorRail key={rail.heading} {...rail} />
      ))}
      <BrowseLinks heading="By qualification" ways={ways('qualification')} />
      <BrowseLinks heading="By exam" ways={ways('exam_requirement')} />
      <ExamNotices
        posts={pages.items.slice(0, NOTICES)}
        renderSite={(post) => <SiteOf post={post} />}
      />
    </>
  );
});

function SectorRail({ query, ...words }: (typeof rails)[number]) {
  const rail = useCarousel(query, (page) => page.items.map(govtJobToCard));
  return <CardCarousel {...rail} {...words} type="govtjob" />;
}

function SiteOf({ post }: { post: JobListItem }) {
  const { data } = useQuery({ ...jobQuery(post.id), retryOnMount: false });
  return data ? <OfficialSite job={data} /> : null;
}
