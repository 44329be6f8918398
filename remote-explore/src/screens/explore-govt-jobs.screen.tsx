import type { ScreenModule } from '@sopaan/contract/remote';
import { prefetchSearch } from '@sopaan/search/search-source';
import { govtJobs } from '../features/explore/api/govt-jobs';
import { ExplorePage } from '../features/explore/components/explore-page';
import { JobRow } from '../features/jobs/components/job-row';

export const loader: ScreenModule['loader'] = ({ url, queryClient }) =>
  prefetchSearch(govtJobs, url, queryClient);

export function Component() {
  return (
    <ExplorePage
      title="Explore government jobs"
      category="govtJobs"
      source={govtJobs}
      noun={{ singular: 'government job', plural: 'government jobs' }}
      renderItem={(job) => <JobRow job={job} />}
      keyOf={({ id }) => id}
      rowHeight={170}
    />
  );
}
