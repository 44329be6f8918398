import { paths } from '@sopaan/contract/paths';
import type { ScreenModule } from '@sopaan/contract/remote';
import { govtJobToCard } from '@sopaan/ui/cards';
import type { JobListItem } from '@sopaan/schemas/jobs/job';
import { govtJobFilters } from '@sopaan/search/definition/govt-jobs';
import { NO_FILTERS } from '@sopaan/search/filters';
import { jobSearches } from '@sopaan/search/job-search-types';
import { useSearchPages } from '@sopaan/search/use-search-pages';
import { useQuery } from '@tanstack/react-query';
import { memo } from 'react';
import { startJobSearch } from '@sopaan/search/use-job-search';
import { MyApplications } from '../features/applications/components/my-applications';
import { govtJobsQuery } from '../features/jobs/api/get-govt-jobs';
import { jobQuery } from '../features/jobs/api/get-job';
import { ExamNotices } from '../features/landing/components/exam-notices';
import { OfficialSite } from '../features/landing/components/official-site';
import { BrowseLinks } from '../features/landing/components/browse-links';
import { searchLink } from '@sopaan/search/search-link';
import { optionLinks } from '../features/landing/option-links';
import { useQueryCarousel } from '../features/carousel/use-query-carousel';
import { JobLanding } from './job-landing';
import { LatestJobs } from './latest-jobs';
import { SavableCarousel } from '../features/saved/components/savable-carousel';

const MAX_CARDS = 12;
/** The number of posts listed under results and admit cards. Each needs a request. */
const EXAM_NOTICES = 4;
const { source } = jobSearches.government;
const listPath = paths.exploreJobs('govt-job');

const sectors = [
  {
    sector: 'Banking Jobs',
    heading: 'Banking',
    highlight: 'jobs',
    description: 'Clerks, officers and specialists at banks in public hands.',
  },
  {
    sector: 'Railway Jobs',
    heading: 'Railway',
    highlight: 'jobs',
    description: 'Stations, tracks, workshops and offices of the railways.',
  },
  {
    sector: 'State Government',
    heading: 'State government',
    highlight: 'posts',
    description: 'Departments and offices of the states, often near home.',
  },
] as const;
const sectorLists = sectors.map(({ sector, heading, highlight, description }) => ({
  heading,
  highlight,
  description,
  query: govtJobsQuery(MAX_CARDS, { govt_sector: [sector] }),
  more: {
    to: searchLink(listPath, govtJobFilters, { chosen: { govt_sector: [sector] } }),
    label: `All ${heading.toLowerCase()} ${highlight}`,
  },
}));

const closingSoon = {
  heading: 'Closing soon:',
  highlight: 'apply in time',
  description: 'The next last dates to apply first.',
  query: govtJobsQuery(MAX_CARDS, { sort: 'closing' }),
  more: {
    to: searchLink(listPath, govtJobFilters, { sort: 'closing' }),
    label: 'All government jobs by last date',
  },
};
const postLists = [closingSoon, ...sectorLists];

/** Fetches all lists in parallel without waiting: each section shows its own state. */
export const loader: ScreenModule['loader'] = ({ url, queryClient }) => {
  if (startJobSearch('government', url, queryClient)) return;
  for (const { query } of postLists) void queryClient.prefetchQuery(query);
};

export function Component() {
  return (
    <JobLanding
      defaultType="government"
      title="Government jobs"
      heading="Government jobs, with the dates that matter"
      description="<p>Central, state and public sector posts: closing date, fee, age limits and who can apply.</p>"
      picture="govtjob"
    >
      <LandingSections />
    </JobLanding>
  );
}

/** The page's own sections. Memoized, as typing in the search bar renders the page again. */
const LandingSections = memo(function LandingSections() {
  const pages = useSearchPages(source.pages(NO_FILTERS));
  const links = (key: string) =>
    optionLinks({ path: listPath, definition: govtJobFilters, key, facets: pages.facets });
  return (
    <>
      <BrowseLinks heading="By sector" links={links('govt_sector')} />
      <LatestJobs
        plural="government jobs"
        description="Newest first. Each shows who may apply and until when."
        pages={pages}
        to={listPath}
      />
      <MyApplications kind="government" />
      <BrowseLinks heading="By qualification" links={links('qualification')} />
      {postLists.map((postList) => (
        <PostCarousel key={postList.heading} {...postList} />
      ))}
      <BrowseLinks heading="By exam" links={links('exam_requirement')} />
      <ExamNotices
        posts={pages.items.slice(0, EXAM_NOTICES)}
        renderSite={(post) => <PostOfficialSite post={post} />}
      />
    </>
  );
});

function PostCarousel({ query, ...text }: (typeof postLists)[number]) {
  const carousel = useQueryCarousel(query, (page) => page.items.map(govtJobToCard));
  return <SavableCarousel {...carousel} {...text} type="govtjob" />;
}

function PostOfficialSite({ post }: { post: JobListItem }) {
  const { data } = useQuery({ ...jobQuery(post.id), retryOnMount: false });
  return data ? <OfficialSite job={data} /> : null;
}
