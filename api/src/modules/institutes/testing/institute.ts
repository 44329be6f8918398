import type { Queryable } from '../../../database/database';
import { insertRow } from '../../../testing/insert-row';

/** Stores an institute; `row` overrides the defaults. */
export function addInstitute(
  database: Queryable,
  row: { id: string } & Readonly<Record<string, unknown>>,
): Promise<void> {
  return insertRow(database, 'institutes', {
    name: 'Sahyadri Institute',
    tagline: 'Engineering on the hills.',
    description: '<p>Since 1962.</p>',
    logo: '/logo.svg',
    owner: 'Sahyadri Trust',
    landmark: 'Near the lake',
    zipcode: '411001',
    city: 'Pune',
    state: 'Maharashtra',
    phone: '+91 20 0000 0000',
    email: 'office@sahyadri.example',
    ...row,
  });
}
