import {
  GOVT_CAREER_STAGES,
  GOVT_EXAMS,
  GOVT_JOB_TYPES,
  GOVT_QUALIFICATIONS,
  GOVT_SECTORS,
  GOVT_WORK_MODES,
} from '@sopaan/schemas/govt-job-options';
import { CAREER_STAGES, JOB_TYPES, WORK_MODES } from '@sopaan/schemas/job-options';
import type { Filter } from '../../search/filter';
import { postedWithin } from '../../search/posted-within';
import {
  examBits,
  govtStageBits,
  maskOf,
  modeBits,
  qualificationBits,
  sectorBits,
  stageBits,
  typeBits,
  type BitField,
} from './job-bits';
import {
  bothFlags,
  governmentFlags,
  privateFlags,
  recentFlag,
  remoteFlag,
  timeFlags,
} from './job-flags';

/** Jobs that have one of the chosen options among their bits. */
function bitsOf(name: string, field: BitField, options: readonly string[]): Filter {
  return {
    keys: [{ name, options }],
    columns: { [field.column]: field.column },
    apply(conditions, chosen) {
      const values = chosen[name]?.map((value) =>
        field === modeBits ? value.toLowerCase() : value,
      );
      if (!values?.length) return;
      const mask = conditions.bind(maskOf(field, values));
      conditions.add(`${field.column} & ${mask}::bigint <> 0`);
    },
  };
}

const posted = postedWithin({
  name: 'date_posted',
  column: 'posted_at',
  windows: { 'Last 24 hours': '24 hours', 'Last week': '7 days' },
  anyTime: 'Any Time',
});

const privateChoices = [
  bitsOf('jobType', typeBits, JOB_TYPES),
  posted,
  bitsOf('work_mode', modeBits, WORK_MODES),
];

export const jobFilters: readonly Filter[] = [
  ...privateChoices,
  timeFlags(['fullTime', 'partTime', 'contract']),
  remoteFlag,
  recentFlag(posted, 'Last week'),
  bothFlags,
];

export const privateJobFilters: readonly Filter[] = [
  ...privateChoices,
  bitsOf('career_stages', stageBits, CAREER_STAGES),
  timeFlags(['fullTime', 'partTime', 'contract']),
  remoteFlag,
  recentFlag(posted, 'Last week'),
  privateFlags,
];

const postedGovt = postedWithin({
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
  bitsOf('job_type', typeBits, GOVT_JOB_TYPES),
  postedGovt,
  bitsOf('work_mode', modeBits, GOVT_WORK_MODES),
  bitsOf('career_stages', govtStageBits, GOVT_CAREER_STAGES),
  bitsOf('govt_sector', sectorBits, GOVT_SECTORS),
  bitsOf('qualification', qualificationBits, GOVT_QUALIFICATIONS),
  bitsOf('exam_requirement', examBits, GOVT_EXAMS),
  timeFlags(['fullTime', 'partTime']),
  remoteFlag,
  recentFlag(postedGovt, 'Last week'),
  governmentFlags,
];
