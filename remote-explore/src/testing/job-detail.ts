import type { Application } from '@sopaan/schemas/jobs/application';
import type { Job } from '@sopaan/schemas/jobs/job';
import { aJob } from './home-lists';

/** An open private job with every field. */
export function aJobDetail(changes: Partial<Job> = {}): Job {
  return {
    ...aJob({
      location: [
        { city: 'Pune', state: 'Maharashtra', country: 'India' },
        { city: 'Surat', state: 'Gujarat', country: 'India' },
      ],
    }),
    description: {
      brief: '<p>Write <b>small</b> services.</p><script>alert(1)</script>',
      detailed: 'You join a team of four.',
      responsibilities: ['Own a service', 'Write its tests'],
    },
    requirements: {
      skills: [{ name: 'TypeScript' }, { name: 'SQL' }],
      min_experience: 1,
      max_experience: 3,
      education: 'Any degree',
    },
    organization: {
      name: 'Sahyadri Systems',
      logo_url: '',
      industry: 'Agriculture',
      company_size: '51-200',
      description: 'Makes software for farms.',
      website: '',
      contact: { email: 'jobs@sahyadri.example' },
    },
    benefits: ['Health insurance'],
    government: null,
    ...changes,
  };
}

/** An open government job without an official site. */
export function aGovtJobDetail(
  government: Partial<NonNullable<Job['government']>> = {},
  changes: Partial<Job> = {},
): Job {
  return aJobDetail({
    id: 'govt-1',
    kind: 'government',
    title: 'Railway Clerk',
    salary: { min_salary: 25500, max_salary: 81100, currency: 'INR', period: 'month' },
    government: {
      govt_sector: 'Railway Jobs',
      qualification: ['12th Pass'],
      exam_requirement: ['RRB'],
      advertisement_number: 'R-17/2099',
      official_url: '',
      application_fee: [
        { category: 'General', amount: 500 },
        { category: 'SC and ST', amount: 0 },
      ],
      age_limits: [
        { category: 'General', min_age: 18, max_age: 30 },
        { category: 'OBC', min_age: 18, max_age: 33 },
      ],
      age_cutoff_date: '2027-08-01',
      important_dates: [
        { title: 'Examination', date: '2099-04-20T04:30:00.000Z' },
        { title: 'Last date to apply', date: '2099-02-01T18:29:59.000Z' },
        { title: 'Applications open', date: '2026-01-05T00:00:00.000Z' },
      ],
      ...government,
    },
    ...changes,
  });
}

/** A submitted application with a CV and a document. */
export function anApplication(changes: Partial<Application> = {}): Application {
  return {
    applicationId: 'application-1',
    kind: 'private',
    via: 'sopaan',
    status: 'submitted',
    appliedAt: '2026-11-20T06:00:00.000Z',
    timeline: [{ status: 'submitted', at: '2026-11-20T06:00:00.000Z' }],
    note: 'I like farms.',
    sent: {
      name: 'Asha Rao',
      email: 'asha@example.in',
      phone: '',
      skills: [{ name: 'react', level: 'Expert' }],
      education: [],
      workExperience: [],
      hasCv: true,
      documents: [{ slot: 'tenthGrade', name: 'tenth.pdf' }],
    },
    attachments: {
      hasCv: true,
      documents: [{ documentId: 'document-1', slot: 'tenthGrade', name: 'tenth.pdf', size: 1_024 }],
    },
    ...changes,
  };
}

/** The same application, withdrawn. */
export function aWithdrawnApplication(): Application {
  const submitted = anApplication();
  const withdrawn = { status: 'withdrawn', at: '2026-11-21T06:00:00.000Z' };
  return anApplication({
    status: 'withdrawn',
    timeline: [...submitted.timeline, withdrawn],
    attachments: { hasCv: false, documents: [] },
  });
}
