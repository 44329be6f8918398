/** The types of government jobs. */
export const GOVT_JOB_TYPES = [
  'Permanent',
  'Contractual',
  'Apprenticeship',
  'Part-time',
  'Consultant',
  'Internship',
] as const;

/** The work modes of government jobs. */
export const GOVT_WORK_MODES = ['On-site', 'Hybrid', 'Remote', 'Field Work'] as const;

/** Career stages of government jobs. */
export const GOVT_CAREER_STAGES = [
  'Entry Level',
  'Junior',
  'Mid Level',
  'Senior',
  'Managerial',
  'Director',
  'Administrative Officer',
] as const;

/** The sectors of government jobs. */
export const GOVT_SECTORS = [
  'Central Government',
  'State Government',
  'Public Sector Undertaking (PSU)',
  'Railway Jobs',
  'Banking Jobs',
  'Defense',
  'Teaching',
  'Judiciary',
  'Police',
  'Healthcare',
  'Engineering',
  'Research',
  'Civil Services',
] as const;

/** The qualifications that government jobs require. */
export const GOVT_QUALIFICATIONS = [
  '10th Pass',
  '12th Pass',
  'Diploma',
  'ITI',
  'Graduate',
  'Postgraduate',
  'PhD',
  'Engineering',
  'Medical',
  'Law',
] as const;

/** The exams that lead to government jobs. */
export const GOVT_EXAMS = [
  'UPSC',
  'SSC',
  'RRB',
  'IBPS',
  'State PSC',
  'GATE',
  'NET',
  'NDA',
  'CDS',
  'UGC NET',
  'CTET',
] as const;

/** The maximum age of a government job's posting. */
export const GOVT_POSTED_WITHIN = [
  'Today',
  'Last 3 days',
  'Last week',
  'Last 15 days',
  'Last month',
  'Any Time',
] as const;
