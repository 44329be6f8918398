import type { ScreenModule } from '@sopaan/contract/remote';
import { startSearch } from '@sopaan/search/search-source';
import { privateJobs } from '../features/explore/api/private-jobs';
import { ExplorePage } from '../features/explore/components/explore-page';
import { JobRow } from '../features/jobs/components/job-row';

export const loader: ScreenModule['loader'] = ({ url, queryClient }) =>
  startSearch(privateJobs, url, queryClient);

export function Component() {
  return (
    <ExplorePage
      title="Explore private jobs"
      category="privateJobs"
      source={privateJobs}
      noun={{ one: 'private job', many: 'private jobs' }}
      renderItem={(job) => <JobRow job={job} />}
      keyOf={({ id }) => id}
      rowHeight={170}
    />
  );
}
