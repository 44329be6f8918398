import type { Job, JobListItem } from '@sopaan/schemas/jobs/job';
import { JobRow } from '@sopaan/search/job-row';
import { SharedFeatures } from '@sopaan/search/shared-features';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ItemListSection, ItemRows } from '../../../components/item-list-section';
import { similarJobsQuery } from '../api/get-similar-jobs';

interface SimilarJobsProps {
  job: Job;
  /** The button of each job in the list. */
  actionOf: (job: JobListItem) => ReactNode;
}

/** Open jobs that share skills, exams or sector, each with what it shares. Nothing if there are none: the latest jobs follow. */
export function SimilarJobs({ job, actionOf }: SimilarJobsProps) {
  // The loader has just fetched the jobs. After an error the visitor decides when to retry.
  const query = useQuery({ ...similarJobsQuery(job.id), retryOnMount: false });
  if (query.data?.length === 0) return null;
  return (
    <ItemListSection
      title="Similar open jobs"
      query={query}
      failedTitle="Similar jobs could not be loaded"
    >
      {(jobs, loadedAt) => (
        <ItemRows>
          {jobs.map((similar) => (
            <li key={similar.id}>
              <JobRow
                job={similar}
                now={loadedAt}
                level="h3"
                action={actionOf(similar)}
                note={<SharedFeatures shared={similar.shared} />}
              />
            </li>
          ))}
        </ItemRows>
      )}
    </ItemListSection>
  );
}
