import type { ScreenModule } from '@sopaan/contract/remote';
import { prefetchSearch } from '@sopaan/search/search-source';
import { privateJobs } from '../features/explore/api/private-jobs';
import { ExplorePage } from '../features/explore/components/explore-page';
import { JobRow } from '../features/jobs/components/job-row';

export const loader: ScreenModule['loader'] = ({ url, queryClient }) =>
  prefetchSearch(privateJobs, url, queryClient);

export function Component() {
  return (
    <ExplorePage
      title="Explore private jobs"
      category="privateJobs"
      source={privateJobs}
      noun={{ singular: 'private job', plural: 'private jobs' }}
      renderItem={(job) => <JobRow job={job} />}
      keyOf={({ id }) => id}
      rowHeight={170}
    />
  );
}
