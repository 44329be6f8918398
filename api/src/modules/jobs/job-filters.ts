import {
  GOVT_CAREER_STAGES,
  GOVT_EXAMS,
  GOVT_JOB_TYPES,
  GOVT_QUALIFICATIONS,
  GOVT_SECTORS,
  GOVT_WORK_MODES,
} from '@sopaan/schemas/jobs/govt-job-options';
import {
  CAREER_STAGES,
  JOB_FIELDS,
  JOB_TYPES,
  MIN_PAY_STEPS,
  WORK_MODES,
} from '@sopaan/schemas/jobs/job-options';
import type { Filter } from '../../search/filter';
import { postedWithin } from '../../search/posted-within';
import {
  examBits,
  fieldBits,
  govtStageBits,
  toBitmask,
  modeBits,
  payBits,
  qualificationBits,
  sectorBits,
  stageBits,
  typeBits,
  type BitField,
} from './job-bits';
import {
  sectorAndCompanyFlags,
  sectorFlags,
  companyFlags,
  recentFlag,
  remoteFlag,
  employmentFlags,
  toModeMask,
  toTypeMask,
} from './job-flags';

/** Matches jobs with at least one of the chosen options. */
function bitFilter(
  name: string,
  field: BitField,
  options: readonly string[],
  toMask = (values: readonly string[]) => toBitmask(field, values),
): Filter {
  return {
    keys: [{ name, options }],
    columns: { [field.column]: field.column },
    apply(conditions, chosen) {
      const values = chosen[name];
      if (!values?.length) return;
      conditions.add(`${field.column} & ${conditions.bind(toMask(values))}::bigint <> 0`);
    },
  };
}

const postedFilter = postedWithin({
  name: 'date_posted',
  column: 'posted_at',
  windows: { 'Last 24 hours': '24 hours', 'Last week': '7 days' },
  anyTime: 'Any Time',
});

/** Filters of private jobs that the search over both kinds also has. */
const commonFilters = [
  bitFilter('jobType', typeBits, JOB_TYPES, toTypeMask),
  postedFilter,
  bitFilter('work_mode', modeBits, WORK_MODES, toModeMask),
];

export const allJobFilters: readonly Filter[] = [
  ...commonFilters,
  employmentFlags(['fullTime', 'partTime', 'contract']),
  remoteFlag,
  recentFlag(postedFilter, 'Last week'),
  sectorAndCompanyFlags,
];

export const privateJobFilters: readonly Filter[] = [
  ...commonFilters,
  bitFilter('department', fieldBits, JOB_FIELDS),
  bitFilter('min_pay', payBits, MIN_PAY_STEPS),
  bitFilter('career_stages', stageBits, CAREER_STAGES),
  employmentFlags(['fullTime', 'partTime', 'contract']),
  remoteFlag,
  recentFlag(postedFilter, 'Last week'),
  companyFlags,
];

const govtPostedFilter = postedWithin({
  name: 'date_posted',
  column: 'posted_at',
  windows: {
    Today: 'today',
    'Last 3 days': '3 days',
    'Last week': '7 days',
    'Last 15 days': '15 days',
    'Last month': '30 days',
  },
  anyTime: 'Any Time',
});

export const governmentJobFilters: readonly Filter[] = [
  // Exact types: only lists with private jobs treat types such as `Full-time` and `Permanent` as equal.
  bitFilter('job_type', typeBits, GOVT_JOB_TYPES),
  govtPostedFilter,
  bitFilter('work_mode', modeBits, GOVT_WORK_MODES, toModeMask),
  bitFilter('career_stages', govtStageBits, GOVT_CAREER_STAGES),
  bitFilter('govt_sector', sectorBits, GOVT_SECTORS),
  bitFilter('qualification', qualificationBits, GOVT_QUALIFICATIONS),
  bitFilter('exam_requirement', examBits, GOVT_EXAMS),
  employmentFlags(['fullTime', 'partTime']),
  remoteFlag,
  recentFlag(govtPostedFilter, 'Last week'),
  sectorFlags,
];
