import { INSTITUTE_SORTS } from '@sopaan/schemas/institutes/institute-options';
import { JOB_SORTS } from '@sopaan/schemas/jobs/job-options';
import type { FilterDefinition } from './filter-definition';
import { governmentFlags, jobFlags, privateFlags } from './job-flags';

/** Filters of the search bar for all jobs. */
export const jobBarFilters: FilterDefinition = {
  hasLocation: true,
  sorts: JOB_SORTS,
  keys: jobFlags,
};

export const governmentBarFilters: FilterDefinition = {
  hasLocation: true,
  sorts: JOB_SORTS,
  keys: [...jobFlags, ...governmentFlags],
};

export const privateBarFilters: FilterDefinition = {
  hasLocation: true,
  sorts: JOB_SORTS,
  keys: [...jobFlags, ...privateFlags],
};

export const instituteBarFilters: FilterDefinition = {
  hasLocation: true,
  sorts: INSTITUTE_SORTS,
  keys: [{ key: 'kind', label: 'Type', options: 'open' }],
};
