import type { ScreenModule } from '@sopaan/contract/remote';
import { searchJobsEndpoint } from '@sopaan/schemas/jobs/job';
import { allJobFilters } from '@sopaan/search/definition/all-jobs';
import { createSearchSource, prefetchSearch } from '@sopaan/search/search-source';
import { JobRow } from '@sopaan/search/job-row';
import { ExplorePage } from '../features/explore/components/explore-page';
import { ResumedSave } from '../features/saved/components/resumed-save';
import { SaveItemToggle } from '../features/saved/components/save-item-toggle';
import { SaveSearchButton } from '../features/saved-searches/components/save-search-button';

const source = createSearchSource(allJobFilters, searchJobsEndpoint);
const noun = { singular: 'job', plural: 'jobs' };

export const loader: ScreenModule['loader'] = ({ url, queryClient }) =>
  prefetchSearch(source, url, queryClient);

export function Component() {
  return (
    <>
      <ResumedSave />
      <ExplorePage
        title="Explore jobs"
        category="allJobs"
        source={source}
        noun={noun}
        renderAction={(filters) => <SaveSearchButton list="all" noun={noun} filters={filters} />}
        renderItem={(job, loadedAt) => (
          <JobRow
            job={job}
            now={loadedAt}
            showKind
            action={<SaveItemToggle kind="job" id={job.id} name={job.title} />}
          />
        )}
        keyOf={({ id }) => id}
        rowHeight={170}
      />
    </>
  );
}
