import { getJobEndpoint } from '@sopaan/schemas/jobs/job';
import { hoursFromNow } from '../../testing/insert-row';
import { testApp } from '../../testing/test-app';
import { addGovtJob, addJob } from './testing/job';

const api = testApp();

test('[AP-019] [AP-020] [AP-029] [AP-039] returns a job with the spec’s fields without a session', async () => {
  await addJob(api.database, {
    id: 'front',
    detailed: 'In a small team.',
    responsibilities: ['Own the page'],
    skills: ['React', 'CSS'],
    salary_min: 800000,
    salary_max: 1200000,
  });

  expect(await api.call(getJobEndpoint, { id: 'front' })).toMatchObject({
    id: 'front',
    kind: 'private',
    title: 'Frontend Engineer',
    job_type: 'Full-time',
    location: [{ city: 'Pune', state: 'Maharashtra', country: 'India' }],
    description: {
      brief: '<p>Build <b>pages</b>.</p>',
      detailed: 'In a small team.',
      responsibilities: ['Own the page'],
    },
    requirements: { skills: [{ name: 'React' }, { name: 'CSS' }] },
    salary: { min_salary: 800000, max_salary: 1200000, currency: 'INR', period: 'year' },
    organization: {
      name: 'Asha Labs',
      logo_url: '/asha.svg',
      industry: 'Software',
      company_size: '11-50',
      description: 'Builds things.',
      contact: { email: 'jobs@asha.example' },
    },
    status: 'open',
    government: null,
  });
});

test('[AP-029] a government job includes its sector, fees, age limits and dates', async () => {
  await addGovtJob(api.database, {
    id: 'civil',
    qualifications: ['Diploma'],
    exams: ['SSC'],
    application_fees: JSON.stringify([{ category: 'General', amount: 100 }]),
    age_limits: JSON.stringify([{ category: 'General', min_age: 18, max_age: 30 }]),
    age_cutoff_date: '2031-01-01',
    important_dates: JSON.stringify([{ title: 'Written exam', date: '2031-03-01' }]),
  });
  expect(await api.call(getJobEndpoint, { id: 'civil' })).toMatchObject({
    kind: 'government',
    government: {
      govt_sector: 'State Government',
      qualification: ['Diploma'],
      exam_requirement: ['SSC'],
      application_fee: [{ category: 'General', amount: 100 }],
      age_limits: [{ category: 'General', min_age: 18, max_age: 30 }],
      age_cutoff_date: '2031-01-01',
      important_dates: [{ title: 'Written exam', date: '2031-03-01' }],
    },
  });
});

test('[AP-019] a job past its last date is still returned, with status closed', async () => {
  await addJob(api.database, { id: 'over', closes_at: hoursFromNow(-1) });
  expect(await api.call(getJobEndpoint, { id: 'over' })).toMatchObject({ status: 'closed' });
});

test('[AP-019] responds with 404 for an unknown job and 400 without an id', async () => {
  expect(await api.rejection(getJobEndpoint, { id: 'x' })).toMatchObject({
    status: 404,
    code: 'NOT_FOUND',
  });
  expect(await api.rejection(getJobEndpoint, {})).toMatchObject({
    status: 400,
    fields: { id: expect.any(String) },
  });
});
