import { CAREER_STAGES, JOB_TYPES, POSTED_WITHIN, WORK_MODES } from '@sopaan/schemas/job-options';
import { postedWithinAliases } from './aliases';
import type { FilterDefinition, FilterKey } from './filter-definition';
import { jobFlags, privateFlags } from './job-flags';

/** What private jobs and both kinds together are filtered by. */
export const privateJobKeys: readonly FilterKey[] = [
  { key: 'jobType', label: 'Job type', options: JOB_TYPES },
  {
    key: 'work_mode',
    label: 'Work mode',
    options: WORK_MODES,
    labels: { 'on-site': 'On-site', hybrid: 'Hybrid', remote: 'Remote' },
  },
  { key: 'date_posted', label: 'Posted', options: POSTED_WITHIN, aliases: postedWithinAliases },
];

const stages: FilterKey = {
  key: 'career_stages',
  label: 'Career stage',
  options: CAREER_STAGES,
  labels: {
    entry: 'Entry',
    junior: 'Junior',
    mid: 'Mid',
    senior: 'Senior',
    lead: 'Lead',
    manager: 'Manager',
    director: 'Director',
    executive: 'Executive',
  },
};

export const privateJobFilters: FilterDefinition = {
  hasLocation: true,
  keys: [...privateJobKeys, stages, ...jobFlags, ...privateFlags],
};
