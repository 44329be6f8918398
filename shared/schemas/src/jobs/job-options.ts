/** The types of private jobs; only the site's own links filter by the last four. */
export const JOB_TYPES = [
  'Full-time',
  'Part-time',
  'Remote',
  'Contract',
  'Internship',
  'Walk-in',
  'Fresher',
  'Work From Home',
] as const;

/** The work modes of private jobs. */
export const WORK_MODES = ['on-site', 'hybrid', 'remote'] as const;

/** Career stages of private jobs. */
export const CAREER_STAGES = [
  'entry',
  'junior',
  'mid',
  'senior',
  'lead',
  'manager',
  'director',
  'executive',
] as const;

/** The fields of private jobs: the values of `department` that the list can be filtered by. */
export const JOB_FIELDS = [
  'Engineering',
  'Data',
  'Infrastructure',
  'Design',
  'Marketing',
  'Sales',
  'Finance',
  'People',
  'Customer Support',
  'Operations',
  'Production',
  'Care',
  'Teaching',
] as const;

/** Rupees a month that a private job pays at least. Its highest pay counts. */
export const MIN_PAY_STEPS = ['10000', '15000', '25000', '40000', '60000', '100000'] as const;

/** The kinds of companies; the search bar's flags `startups` and `mnc` select the first two. */
export const COMPANY_KINDS = ['startup', 'mnc', 'company'] as const;

/** The maximum age of a private job's posting. */
export const POSTED_WITHIN = ['Last 24 hours', 'Last week', 'Any Time'] as const;

/** The sort orders of jobs of both kinds; the first is the default. */
export const JOB_SORTS = ['newest', 'relevance', 'closing', 'pay'] as const;
