import type { JobListItem } from '@sopaan/schemas/jobs/job';
import type { Filter } from '../../search/filter';
import { ascending, descending } from '../../search/list-order';
import type { SearchedList } from '../../search/searched-list';
import { allJobFilters, governmentJobFilters, privateJobFilters } from './job-filters';
import { toJobListItem, type JobListRow } from './job-record';
import { matchingPlacesFirst } from './matching-places';

/** The columns of `JobListRow`, selected from `jobs`. */
export const JOB_LIST_COLUMNS = `
  jobs.id, kind, title, department, summary, job_types, work_mode, career_stages, qualifications,
  locations, salary_min, salary_max, currency, salary_period, organization, openings, applied_count,
  jobs.posted_at, jobs.closes_at, jobs.closes_at > now() as is_open`;

/** Open jobs, newest first. */
function jobList(
  kind: 'private' | 'government' | undefined,
  filters: readonly Filter[],
): SearchedList<JobListRow, JobListItem> {
  return {
    source: () => 'jobs',
    baseConditions(conditions) {
      conditions.add('closes_at > now()');
      conditions.equal('kind', kind);
    },
    text: { tsvector: 'search', trigram: 'heading', wordSources: ['jobs'] },
    location: (conditions, place) => conditions.contains('places', place),
    filters,
    ...descending(['posted_at', 'timestamptz']),
    orders: {
      closing: ascending(['closes_at', 'timestamptz']),
      pay: descending(['yearly_pay', 'bigint']),
    },
    columns: JOB_LIST_COLUMNS,
    joins: 'join jobs on jobs.id = page.id',
    toItem: (row, texts) => {
      const job = toJobListItem(row);
      return { ...job, location: matchingPlacesFirst(job.location, texts) };
    },
  };
}

export const allJobs = jobList(undefined, allJobFilters);
export const privateJobs = jobList('private', privateJobFilters);
export const governmentJobs = jobList('government', governmentJobFilters);
