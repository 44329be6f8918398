import type { Job, JobListItem } from '@sopaan/schemas/jobs/job';
import type { Place } from '@sopaan/schemas/api/place';

export interface JobListRow {
  id: string;
  kind: string;
  title: string;
  department: string;
  summary: string;
  job_types: string[];
  work_mode: string;
  career_stages: string[];
  qualifications: string[];
  locations: Place[];
  salary_min: number | null;
  salary_max: number | null;
  currency: string;
  salary_period: string;
  organization: Job['organization'];
  openings: number;
  applied_count: number;
  posted_at: Date;
  closes_at: Date;
  is_open: boolean;
}

type Government = NonNullable<Job['government']>;

export interface JobRow extends JobListRow {
  brief: string;
  detailed: string;
  responsibilities: string[];
  skills: string[];
  min_experience: number | null;
  max_experience: number | null;
  education: string;
  benefits: string[];
  govt_sector: string;
  exams: string[];
  advertisement_number: string;
  official_url: string;
  application_fees: Government['application_fee'];
  age_limits: Government['age_limits'];
  age_cutoff_date: string | null;
  important_dates: Government['important_dates'];
}

export function toJobListItem(row: JobListRow): JobListItem {
  const { name, logo_url, industry } = row.organization;
  return {
    ...toSharedFields(row),
    qualification: row.qualifications,
    organization: { name, logo_url, industry },
  };
}

/** Maps a stored job to the field names of the API. */
export function toJob(row: JobRow): Job {
  return {
    ...toSharedFields(row),
    organization: row.organization,
    description: {
      brief: row.brief,
      detailed: row.detailed,
      responsibilities: row.responsibilities,
    },
    requirements: {
      skills: row.skills.map((name) => ({ name })),
      min_experience: row.min_experience,
      max_experience: row.max_experience,
      education: row.education,
    },
    benefits: row.benefits,
    government: row.kind === 'government' ? toGovernment(row) : null,
  };
}

function toSharedFields(row: JobListRow): Omit<JobListItem, 'organization' | 'qualification'> {
  return {
    id: row.id,
    kind: row.kind,
    title: row.title,
    job_type: row.job_types[0] ?? '',
    job_types: row.job_types,
    work_mode: row.work_mode,
    career_stages: row.career_stages,
    department: row.department,
    summary: row.summary,
    location: row.locations,
    salary: {
      min_salary: row.salary_min,
      max_salary: row.salary_max,
      currency: row.currency,
      period: row.salary_period,
    },
    postedAt: row.posted_at.toISOString(),
    lastDate: row.closes_at.toISOString(),
    status: row.is_open ? 'open' : 'closed',
    openings: row.openings,
    appliedCount: row.applied_count,
  };
}

function toGovernment(row: JobRow): Government {
  return {
    govt_sector: row.govt_sector,
    qualification: row.qualifications,
    exam_requirement: row.exams,
    advertisement_number: row.advertisement_number,
    official_url: row.official_url,
    application_fee: row.application_fees,
    age_limits: row.age_limits,
    age_cutoff_date: row.age_cutoff_date,
    important_dates: row.important_dates,
  };
}
