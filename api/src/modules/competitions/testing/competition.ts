import type { Queryable } from '../../../database/database';
import { hoursFromNow, insertRow } from '../../../testing/insert-row';

const organisation = {
  name: 'Asha Labs',
  description: 'Builds things.',
  industry: 'Software',
  company_size: '11-50',
  founded_year: 2015,
  website: 'https://asha.example',
  social_media: { linkedin: '', twitter: '', facebook: '' },
  contact: { email: 'hello@asha.example', phone: '' },
  location: { city: 'Pune', state: 'Maharashtra', country: 'India' },
};

/** Stores an open competition; `row` overrides the defaults. */
export function addCompetition(
  database: Queryable,
  row: { id: string } & Readonly<Record<string, unknown>>,
): Promise<void> {
  return insertRow(database, 'events', {
    opportunity_type_id: 'hackathon',
    title: 'Hack the monsoon',
    description: '<p>Rain or shine.</p>',
    mode: 'Online',
    city: 'Pune',
    state: 'Maharashtra',
    country: 'India',
    registration_deadline: hoursFromNow(24),
    starts_at: hoursFromNow(48),
    ends_at: hoursFromNow(72),
    organisation: JSON.stringify(organisation),
    ...row,
  });
}
