import type { ScreenModule } from '@sopaan/contract/remote';
import { prefetchSearch } from '@sopaan/search/search-source';
import { allJobs } from '../features/explore/api/jobs';
import { ExplorePage } from '../features/explore/components/explore-page';
import { JobRow } from '../features/jobs/components/job-row';

export const loader: ScreenModule['loader'] = ({ url, queryClient }) =>
  prefetchSearch(allJobs, url, queryClient);

export function Component() {
  return (
    <ExplorePage
      title="Explore jobs"
      category="allJobs"
      source={allJobs}
      noun={{ singular: 'job', plural: 'jobs' }}
      renderItem={(job) => <JobRow job={job} showKind />}
      keyOf={({ id }) => id}
      rowHeight={170}
    />
  );
}
