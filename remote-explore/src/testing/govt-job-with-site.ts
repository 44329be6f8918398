import type { Job } from '@sopaan/schemas/jobs/job';
import { aJob } from './home-lists';

/** A government job with all details and an official site. */
export function aGovtJobWithSite(id: string, officialUrl: string): Job {
  const { organization, ...summary } = aJob({ id, kind: 'government', title: id });
  return {
    ...summary,
    description: { brief: '', detailed: '', responsibilities: [] },
    requirements: { skills: [], min_experience: null, max_experience: null, education: '' },
    organization: {
      ...organization,
      company_size: '',
      description: '',
      website: '',
      contact: { email: '' },
    },
    benefits: [],
    government: {
      govt_sector: 'Banking Jobs',
      qualification: [],
      exam_requirement: [],
      advertisement_number: '',
      official_url: officialUrl,
      application_fee: [],
      age_limits: [],
      age_cutoff_date: null,
      important_dates: [{ title: 'Admit cards', date: '2099-01-15T06:30:00.000Z' }],
    },
  };
}
