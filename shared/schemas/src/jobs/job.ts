/** Private and government jobs. Field names are those of the spec, including their spelling. */
import { array, boolean, number, object, string, type InferType } from 'yup';
import { choices } from '../api/choices';
import { endpoint } from '../api/endpoint';
import { locationField, searchFields, searchPageOf } from '../api/facet';
import {
  GOVT_CAREER_STAGES,
  GOVT_EXAMS,
  GOVT_JOB_TYPES,
  GOVT_POSTED_WITHIN,
  GOVT_QUALIFICATIONS,
  GOVT_SECTORS,
  GOVT_WORK_MODES,
} from './govt-job-options';
import {
  CAREER_STAGES,
  JOB_FIELDS,
  JOB_SORTS,
  JOB_TYPES,
  MIN_PAY_STEPS,
  POSTED_WITHIN,
  WORK_MODES,
} from './job-options';
import { placeSchema } from '../api/place';
import { sortField } from '../api/sort';

const summaryFields = {
  id: string().required(),
  /** `private` or `government`. */
  kind: string().required(),
  title: string().required(),
  /** The main one of `job_types`. */
  job_type: string().defined(),
  job_types: array(string().required()).required(),
  work_mode: string().defined(),
  career_stages: array(string().required()).required(),
  department: string().defined(),
  /** One or two sentences of plain text. */
  summary: string().defined(),
  location: array(placeSchema).required(),
  /** Whole units of `currency` per `period` (`year` or `month`); null if not specified. */
  salary: object({
    min_salary: number().nullable().defined(),
    max_salary: number().nullable().defined(),
    currency: string().required(),
    period: string().required(),
  }).required(),
  postedAt: string().required(),
  /** The deadline of applications. */
  lastDate: string().required(),
  /** `open` or `closed`. */
  status: string().required(),
  openings: number().required(),
  appliedCount: number().required(),
};

export const jobListItemSchema = object({
  ...summaryFields,
  /** The accepted qualifications of a government job. */
  qualification: array(string().required()).required().default([]),
  organization: object({
    name: string().required(),
    logo_url: string().defined(),
    industry: string().defined(),
  }).required(),
});
export type JobListItem = InferType<typeof jobListItemSchema>;

/** Fields of government jobs only. */
export const governmentJobSchema = object({
  govt_sector: string().defined(),
  qualification: array(string().required()).required(),
  exam_requirement: array(string().required()).required(),
  advertisement_number: string().defined(),
  official_url: string().defined(),
  application_fee: array(
    object({ category: string().required(), amount: number().required() }),
  ).required(),
  age_limits: array(
    object({
      category: string().required(),
      min_age: number().required(),
      max_age: number().required(),
    }),
  ).required(),
  /** The date for which the age is calculated, `YYYY-MM-DD`; null without age limits. */
  age_cutoff_date: string().nullable().defined(),
  important_dates: array(
    object({ title: string().required(), date: string().required() }),
  ).required(),
});

export const jobSchema = object({
  ...summaryFields,
  description: object({
    /** HTML, sanitised by the server. */
    brief: string().defined(),
    detailed: string().defined(),
    responsibilities: array(string().required()).required(),
  }).required(),
  requirements: object({
    skills: array(object({ name: string().required() })).required(),
    /** Years; null if not required. */
    min_experience: number().nullable().defined(),
    max_experience: number().nullable().defined(),
    education: string().defined(),
  }).required(),
  organization: object({
    name: string().required(),
    logo_url: string().defined(),
    industry: string().defined(),
    company_size: string().defined(),
    description: string().defined(),
    website: string().defined(),
    contact: object({ email: string().defined() }).required(),
  }).required(),
  benefits: array(string().required()).required(),
  government: governmentJobSchema.nullable().default(null),
});
export type Job = InferType<typeof jobSchema>;

const flag = () => boolean();

/** Fields of every job search: keywords, location and flags. */
const jobSearchFields = {
  ...searchFields,
  ...locationField,
  sort: sortField(JOB_SORTS),
  fullTime: flag(),
  partTime: flag(),
  remote: flag(),
  /** Posted in the last 7 days. */
  recent: flag(),
};
const governmentFlags = { central: flag(), state: flag(), psu: flag() };
const privateFlags = { startups: flag(), mnc: flag(), contract: flag() };
/** The filters of private jobs. In the search over both kinds they ignore letter case. */
const privateChoices = {
  jobType: choices(JOB_TYPES),
  date_posted: choices(POSTED_WITHIN),
  work_mode: choices(WORK_MODES),
};

const jobPage = searchPageOf(jobListItemSchema).required();

export const searchJobsEndpoint = endpoint({
  method: 'GET',
  path: 'job/get_all',
  access: 'public',
  request: object({ ...jobSearchFields, ...governmentFlags, ...privateFlags, ...privateChoices }),
  response: jobPage,
  summary: 'Searches open private and government jobs, newest first.',
});

export const searchGovtJobsEndpoint = endpoint({
  method: 'GET',
  path: 'govtjob/get_all',
  access: 'public',
  request: object({
    ...jobSearchFields,
    ...governmentFlags,
    job_type: choices(GOVT_JOB_TYPES),
    date_posted: choices(GOVT_POSTED_WITHIN),
    work_mode: choices(GOVT_WORK_MODES),
    career_stages: choices(GOVT_CAREER_STAGES),
    govt_sector: choices(GOVT_SECTORS),
    qualification: choices(GOVT_QUALIFICATIONS),
    exam_requirement: choices(GOVT_EXAMS),
  }),
  response: jobPage,
  summary: 'Searches open government jobs, newest first.',
});

export const searchPrivateJobsEndpoint = endpoint({
  method: 'GET',
  path: 'privatejob/get_all',
  access: 'public',
  request: object({
    ...jobSearchFields,
    ...privateFlags,
    ...privateChoices,
    department: choices(JOB_FIELDS),
    min_pay: choices(MIN_PAY_STEPS),
    career_stages: choices(CAREER_STAGES),
  }),
  response: jobPage,
  summary: 'Searches open private jobs, newest first.',
});

export type JobSearch = InferType<typeof searchJobsEndpoint.request>;
export type GovtJobSearch = InferType<typeof searchGovtJobsEndpoint.request>;
export type PrivateJobSearch = InferType<typeof searchPrivateJobsEndpoint.request>;

export const getJobEndpoint = endpoint({
  method: 'POST',
  path: 'private/jobs/byid',
  access: 'public',
  request: object({ id: string().max(100).required() }),
  response: jobSchema.required(),
  summary: 'Returns one job of either kind by its id.',
});
