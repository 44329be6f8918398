import type { Endpoint } from '@sopaan/schemas/api/endpoint';
import {
  searchGovtJobsEndpoint,
  searchJobsEndpoint,
  searchPrivateJobsEndpoint,
} from '@sopaan/schemas/jobs/job';
import { equals, includes, createModel, within, type Groups, type Model } from './model';

interface JobRow {
  id: string;
  kind: string;
  job_types: string[];
  work_mode: string;
  career_stages: string[];
  company_kind: string;
  govt_sector: string;
  qualifications: string[];
  exams: string[];
  places: string[];
  department: string;
  salary_min: number | null;
  salary_max: number | null;
  currency: string;
  salary_period: string;
  posted_at: Date;
}

const lowerCase = (text: string) => text.toLowerCase();
const posted = within<JobRow>((row) => row.posted_at, {
  Today: 'today',
  'Last 24 hours': 24,
  'Last 3 days': 24 * 3,
  'Last week': 24 * 7,
  'Last 15 days': 24 * 15,
  'Last month': 24 * 30,
});
const types = includes<JobRow>((row) => row.job_types);
const oneOfTypes =
  (...names: string[]) =>
  (row: JobRow) =>
    names.some((name) => row.job_types.includes(name));
const isFullTime = oneOfTypes('Full-time', 'Permanent');
const isContract = oneOfTypes('Contract', 'Contractual');
const isRemote = (row: JobRow) =>
  lowerCase(row.work_mode) === 'remote' || oneOfTypes('Remote', 'Work From Home')(row);
/** Job types and work modes that are also flags of the search bar have the meaning of the flag. */
const jobTypes = (row: JobRow, type: string) =>
  type === 'Full-time' ? isFullTime(row) : type === 'Contract' ? isContract(row) : types(row, type);
const modes = equals<JobRow>((row) => row.work_mode, lowerCase);
const paysAtLeast = (row: JobRow, step: string) =>
  row.currency === 'INR' &&
  (row.salary_max ?? row.salary_min ?? 0) >=
    Number(step) * (row.salary_period === 'month' ? 1 : 12);
const sector = (name: string) => (row: JobRow) =>
  row.kind === 'government' && row.govt_sector === name;
const company = (name: string) => (row: JobRow) =>
  row.kind === 'private' && row.company_kind === name;

const commonGroups: Groups<JobRow> = [
  {
    fullTime: isFullTime,
    partTime: oneOfTypes('Part-time'),
    contract: isContract,
  },
  { remote: isRemote },
  { recent: (row: JobRow) => posted(row, 'Last week') },
  { date_posted: posted },
  {
    work_mode: (row: JobRow, mode: string) =>
      lowerCase(mode) === 'remote' ? isRemote(row) : modes(row, mode),
  },
  { location: includes<JobRow>((row) => row.places) },
];
const sectors = {
  central: sector('Central Government'),
  state: sector('State Government'),
  psu: sector('Public Sector Undertaking (PSU)'),
};
const companies = { startups: company('startup'), mnc: company('mnc') };

function jobModel(endpoint: Endpoint, kinds: string, groups: Groups<JobRow>): Model {
  return createModel<JobRow>({
    endpoint,
    id: 'id',
    sql: `select * from jobs where closes_at > now() and kind in (${kinds})`,
    groups: [...commonGroups, ...groups],
  });
}

export const jobModels: Readonly<Record<string, Model>> = {
  jobs: jobModel(searchJobsEndpoint, `'private', 'government'`, [
    { jobType: jobTypes },
    { ...sectors, ...companies },
  ]),
  'private jobs': jobModel(searchPrivateJobsEndpoint, `'private'`, [
    { jobType: jobTypes },
    { department: equals((row) => row.department) },
    { min_pay: paysAtLeast },
    { career_stages: includes((row) => row.career_stages) },
    companies,
  ]),
  'government jobs': jobModel(searchGovtJobsEndpoint, `'government'`, [
    { job_type: types },
    { career_stages: includes((row) => row.career_stages) },
    { govt_sector: equals((row) => row.govt_sector) },
    { qualification: includes((row) => row.qualifications) },
    { exam_requirement: includes((row) => row.exams) },
    sectors,
  ]),
};
