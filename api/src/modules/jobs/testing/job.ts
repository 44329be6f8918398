import type { Queryable } from '../../../database/database';
import { hoursFromNow, insertRow } from '../../../testing/insert-row';

/** Stores an open private job; `row` overrides the defaults. */
export function addJob(
  database: Queryable,
  row: { id: string } & Readonly<Record<string, unknown>>,
): Promise<void> {
  return insertRow(database, 'jobs', {
    kind: 'private',
    title: 'Frontend Engineer',
    summary: 'Build pages for people on the road.',
    brief: '<p>Build <b>pages</b>.</p>',
    job_types: ['Full-time'],
    work_mode: 'on-site',
    locations: JSON.stringify([{ city: 'Pune', state: 'Maharashtra', country: 'India' }]),
    organization: JSON.stringify({
      name: 'Asha Labs',
      logo_url: '/asha.svg',
      industry: 'Software',
      company_size: '11-50',
      description: 'Builds things.',
      website: '',
      contact: { email: 'jobs@asha.example' },
    }),
    posted_at: hoursFromNow(-24),
    closes_at: hoursFromNow(240),
    ...row,
  });
}

/** Stores an open government job. */
export function addGovtJob(
  database: Queryable,
  row: { id: string } & Readonly<Record<string, unknown>>,
): Promise<void> {
  return addJob(database, {
    kind: 'government',
    title: 'Junior Engineer (Civil)',
    job_types: ['Permanent'],
    work_mode: 'Field Work',
    govt_sector: 'State Government',
    ...row,
  });
}
