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

/** Where the work of a private job is done. */
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

/** What kind of company offers a private job; the search bar's flags `startups` and `mnc` ask for the first two. */
export const COMPANY_KINDS = ['startup', 'mnc', 'company'] as const;

/** How long ago a private job was posted, at most. */
export const POSTED_WITHIN = ['Last 24 hours', 'Last week', 'Any Time'] as const;
