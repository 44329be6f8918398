import type { ApplicationKind } from '@sopaan/schemas/jobs/application';
import { allFiltersPath } from '@sopaan/search/all-filters-path';
import { JobRow } from '@sopaan/search/job-row';
import { JobSearchBar } from '@sopaan/search/job-search-bar';
import { ResultsSection } from '@sopaan/search/results-section';
import { useJobSearch } from '@sopaan/search/use-job-search';
import { Box } from '@sopaan/ui/core';
import { ItemSaveToggle } from '../../../components/saved-items/item-save-toggle';
import { ApplicationsPanel } from './applications-panel';
import { MatchingJobsPanel } from './matching-jobs-panel';
import { SavedJobsPanel } from './saved-jobs-panel';

/** The search for jobs: its results, or the member's applications, saved jobs and matches of one kind. */
export function JobsSection({ kind }: { kind: ApplicationKind }) {
  const { type, setType, search, showsResults } = useJobSearch(kind);
  const { filters, pages } = search;
  return (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <JobSearchBar type={type} onType={setType} search={search} />
      {showsResults ? (
        <ResultsSection
          filters={filters}
          pages={pages}
          noun={{ singular: 'job', plural: 'jobs' }}
          renderItem={(job, loadedAt) => (
            <JobRow
              job={job}
              now={loadedAt}
              action={<ItemSaveToggle kind="job" id={job.id} name={job.title} />}
            />
          )}
          keyOf={({ id }) => id}
          rowHeight={170}
          allFiltersPath={allFiltersPath(type, filters)}
        />
      ) : (
        <>
          <ApplicationsPanel kind={kind} />
          <SavedJobsPanel kind={kind} />
          <MatchingJobsPanel kind={kind} />
        </>
      )}
    </Box>
  );
}
