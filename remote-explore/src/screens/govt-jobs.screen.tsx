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
import { Notices } from '../features/landing/components/notices';
import { OfficialSite } from '../features/landing/components/official-site';
import { WayLinks } from '../features/landing/components/way-links';
import { railOfPages } from '../features/landing/rail-of-pages';
import { searchLink } from '../features/landing/search-link';
import { waysByKey } from '../features/landing/ways-by-key';
import { useRail } from '../features/rail/use-rail';
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
      usual="government"
      title="Government jobs"
      heading="Government jobs, with the dates that matter"
      description="<p>Posts of the centre, the states and public sector undertakings: last date, fee, age limits and who may apply.</p>"
      picture="govtjob"
    >
      <Own />
    </JobLanding>
  );
}

/** What the page shows by itself. Typing draws the search bar anew, and none of this. */
const Own = memo(function Own() {
  const pages = useSearchPages(source.pages(NO_FILTERS));
  const ways = (key: string) =>
    waysByKey({ path: list, definition: govtJobFilters, key, facets: pages.facets });
  return (
    <>
      <CardCarousel
        {...railOfPages(pages, CARDS, govtJobToCard)}
        type="govtjob"
        heading="Government jobs"
        highlight="posted last"
        description="Each card tells the last date to apply."
        more={{ to: list, label: 'All government jobs' }}
      />
      <OwnApplications kind="government" />
      <WayLinks heading="By sector" ways={ways('govt_sector')} />
      {rails.map((rail) => (
        <SectorRail key={rail.heading} {...rail} />
      ))}
      <WayLinks heading="By qualification" ways={ways('qualification')} />
      <WayLinks heading="By exam" ways={ways('exam_requirement')} />
      <Notices
        posts={pages.items.slice(0, NOTICES)}
        renderSite={(post) => <SiteOf post={post} />}
      />
    </>
  );
});

function SectorRail({ query, ...words }: (typeof rails)[number]) {
  const rail = useRail(query, (page) => page.items.map(govtJobToCard));
  return <CardCarousel {...rail} {...words} type="govtjob" />;
}

function SiteOf({ post }: { post: JobListItem }) {
  const { data } = useQuery({ ...jobQuery(post.id), retryOnMount: false });
  return data ? <OfficialSite job={data} /> : null;
}
