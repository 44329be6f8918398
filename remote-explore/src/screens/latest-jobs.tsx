import type { JobListItem } from '@sopaan/schemas/jobs/job';
import { JobRow } from '@sopaan/search/job-row';
import type { SearchPages } from '@sopaan/search/use-search-pages';
import { RowSection } from '../features/landing/components/row-section';
import { SaveItemToggle } from '../features/saved/components/save-item-toggle';

/** The number of the newest jobs that are shown with all their facts. */
const MAX_ROWS = 6;

interface LatestJobsProps {
  /** `private jobs` or `government jobs`. */
  plural: string;
  /** Why these jobs are shown. */
  description: string;
  pages: SearchPages<JobListItem>;
  /** The path of the complete list. */
  to: string;
}

/** The newest jobs on the landing page of their kind. */
export function LatestJobs({ plural, description, pages, to }: LatestJobsProps) {
  return (
    <RowSection
      heading="Latest"
      highlight={plural}
      description={description}
      pages={pages}
      limit={MAX_ROWS}
      renderRow={(job, loadedAt) => (
        <JobRow
          job={job}
          now={loadedAt}
          level="h3"
          action={<SaveItemToggle kind="job" id={job.id} name={job.title} />}
        />
      )}
      plural={plural}
      to={to}
    />
  );
}
