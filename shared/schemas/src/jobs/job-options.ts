/** The options of the private job filters; the last four `jobType` values come from the site's own links. */
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

/** The kinds of companies; the search bar's flags `startups` and `mnc` select the first two. */
export const COMPANY_KINDS = ['startup', 'mnc', 'company'] as const;

/** The maximum age of a private job's posting. */
export const POSTED_WITHIN = ['Last 24 hours', 'Last week', 'Any Time'] as const;

/** The sort orders of jobs of both kinds; the first is the default. */
export const JOB_SORTS = ['newest', 'relevance', 'closing', 'pay'] as const;
