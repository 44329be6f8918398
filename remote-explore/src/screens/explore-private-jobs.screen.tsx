import type { ScreenModule } from '@sopaan/contract/remote';
import { searchPrivateJobsEndpoint } from '@sopaan/schemas/jobs/job';
import { privateJobFilters } from '@sopaan/search/definition/private-jobs';
import { createSearchSource, prefetchSearch } from '@sopaan/search/search-source';
import { JobRow } from '@sopaan/search/job-row';
import { ExplorePage } from '../features/explore/components/explore-page';
import { ResumedSave } from '../features/saved/components/resumed-save';
import { SaveItemToggle } from '../features/saved/components/save-item-toggle';
import { SaveSearchButton } from '../features/saved-searches/components/save-search-button';

const source = createSearchSource(privateJobFilters, searchPrivateJobsEndpoint);
const noun = { singular: 'private job', plural: 'private jobs' };

export const loader: ScreenModule['loader'] = ({ url, queryClient }) =>
  prefetchSearch(source, url, queryClient);

export function Component() {
  return (
    <>
      <ResumedSave />
      <ExplorePage
        title="Explore private jobs"
        category="privateJobs"
        source={source}
        noun={noun}
        renderAction={(filters) => (
          <SaveSearchButton list="private" noun={noun} filters={filters} />
        )}
        renderItem={(job, loadedAt) => (
          <JobRow
            job={job}
            now={loadedAt}
            action={<SaveItemToggle kind="job" id={job.id} name={job.title} />}
          />
        )}
        keyOf={({ id }) => id}
        rowHeight={170}
      />
    </>
  );
}
