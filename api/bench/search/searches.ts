import type { SearchedList, SearchRequest } from '../../src/search/searched-list';
import { allJobs, governmentJobs, privateJobs } from '../../src/modules/jobs/job-lists';
import type { JobListRow } from '../../src/modules/jobs/job-record';
import type { JobListItem } from '@sopaan/schemas/jobs/job';

export interface MeasuredSearch {
  name: string;
  path: string;
  list: SearchedList<JobListRow, JobListItem>;
  /** The requests alternate, because PostgreSQL keeps the pages of a single one in memory. */
  requests: readonly (SearchRequest & Readonly<Record<string, unknown>>)[];
}

const all = { path: 'job/get_all', list: allJobs };
const ofCompanies = { path: 'privatejob/get_all', list: privateJobs };
const ofGovernment = { path: 'govtjob/get_all', list: governmentJobs };

export const SEARCHES: readonly MeasuredSearch[] = [
  { name: 'No filter, both kinds', ...all, requests: [{}] },
  { name: 'No filter, private', ...ofCompanies, requests: [{}] },
  { name: 'No filter, government', ...ofGovernment, requests: [{}] },
  {
    name: 'A word of one job in four',
    ...all,
    requests: [{ search: 'engineer' }, { search: 'manager' }, { search: 'officer' }],
  },
  {
    name: 'A word of most jobs',
    ...all,
    requests: [{ search: 'private' }, { search: 'full time' }],
  },
  {
    name: 'A word of few jobs',
    ...ofCompanies,
    requests: [{ search: 'react' }, { search: 'nurse' }, { search: 'sql analyst' }],
  },
  { name: 'A part of a word', ...all, requests: [{ search: 'ngineer' }, { search: 'nalyst' }] },
  { name: 'A word of no job', ...all, requests: [{ search: 'cryogenics' }] },
  {
    name: 'A state',
    ...all,
    requests: [{ location: 'Kerala' }, { location: 'Maharashtra' }, { location: 'Ladakh' }],
  },
  {
    name: 'A city',
    ...all,
    requests: [{ location: 'Kochi' }, { location: 'Mumbai' }, { location: 'Leh' }],
  },
  { name: 'A state without a job', ...all, requests: [{ location: 'Atlantis' }] },
  {
    name: 'A word in a state',
    ...all,
    requests: [
      { search: 'engineer', location: 'Kerala' },
      { search: 'manager', location: 'Delhi' },
    ],
  },
  {
    name: 'Three filters, private',
    ...ofCompanies,
    requests: [
      { jobType: ['Part-time', 'Internship'], date_posted: ['Last week'], work_mode: ['hybrid'] },
      { jobType: ['Full-time'], work_mode: ['remote'], career_stages: ['senior', 'lead'] },
    ],
  },
  {
    name: 'Field and pay, private',
    ...ofCompanies,
    requests: [
      { department: ['Engineering', 'Data'], min_pay: ['60000'] },
      { department: ['Care'], min_pay: ['25000'], location: 'Kochi' },
    ],
  },
  {
    name: 'Three filters, government',
    ...ofGovernment,
    requests: [
      { qualification: ['Graduate'], date_posted: ['Last week'], work_mode: ['Field Work'] },
      { govt_sector: ['Banking Jobs'], exam_requirement: ['IBPS'], job_type: ['Permanent'] },
    ],
  },
  { name: 'Closing soon, both kinds', ...all, requests: [{ sort: 'closing' }] },
  { name: 'Closing soon, government', ...ofGovernment, requests: [{ sort: 'closing' }] },
  { name: 'Highest pay, both kinds', ...all, requests: [{ sort: 'pay' }] },
  { name: 'Highest pay, government', ...ofGovernment, requests: [{ sort: 'pay' }] },
  {
    name: 'Highest pay, three filters',
    ...ofCompanies,
    requests: [
      { sort: 'pay', jobType: ['Full-time'], work_mode: ['remote'], career_stages: ['senior'] },
    ],
  },
  {
    name: 'Closing soon, a word of one job in four',
    ...all,
    requests: [
      { sort: 'closing', search: 'engineer' },
      { sort: 'closing', search: 'officer' },
    ],
  },
  {
    name: 'Best match, a word of one job in four',
    ...all,
    requests: [
      { sort: 'relevance', search: 'engineer' },
      { sort: 'relevance', search: 'manager' },
      { sort: 'relevance', search: 'officer' },
    ],
  },
  {
    name: 'Best match, a word of few jobs',
    ...ofCompanies,
    requests: [
      { sort: 'relevance', search: 'react' },
      { sort: 'relevance', search: 'nurse' },
    ],
  },
  {
    name: 'Filters without a job',
    ...ofGovernment,
    // No job in the sample data requires both.
    requests: [{ qualification: ['Law'], exam_requirement: ['NDA'] }],
  },
];
