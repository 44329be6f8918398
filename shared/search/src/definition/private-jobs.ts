import {
  CAREER_STAGES,
  JOB_FIELDS,
  JOB_TYPES,
  MIN_PAY_STEPS,
  POSTED_WITHIN,
  WORK_MODES,
  JOB_SORTS,
} from '@sopaan/schemas/jobs/job-options';
import { postedWithinAliases } from './aliases';
import type { FilterDefinition, FilterKey } from './filter-definition';
import { companyFlags } from './job-flags';
import { privateJobSynonyms } from './job-synonyms';

/** Filters of private jobs that also apply to all jobs. */
export const privateJobKeys: readonly FilterKey[] = [
  {
    key: 'jobType',
    label: 'Job type',
    // Remote is a work mode. Links that use it as a job type are read as such.
    options: JOB_TYPES.filter((type) => type !== 'Remote'),
  },
  {
    key: 'work_mode',
    label: 'Work mode',
    options: WORK_MODES,
    labels: { 'on-site': 'On-site', hybrid: 'Hybrid', remote: 'Remote' },
  },
  { key: 'date_posted', label: 'Posted', options: POSTED_WITHIN, aliases: postedWithinAliases },
];

const fields: FilterKey = {
  key: 'department',
  label: 'Field',
  options: JOB_FIELDS,
  labels: { Infrastructure: 'IT infrastructure', People: 'Human resources' },
};

const numbers = new Intl.NumberFormat('en-IN');

const minimumPay: FilterKey = {
  key: 'min_pay',
  label: 'Pay',
  options: MIN_PAY_STEPS,
  labels: Object.fromEntries(
    MIN_PAY_STEPS.map((step) => [step, `₹${numbers.format(Number(step))} a month or more`]),
  ),
};

const careerStages: FilterKey = {
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
  sorts: JOB_SORTS,
  keys: [...privateJobKeys, fields, minimumPay, careerStages, ...companyFlags],
  synonyms: privateJobSynonyms,
};
