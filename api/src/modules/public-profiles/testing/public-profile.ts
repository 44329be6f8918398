import { randomUUID } from 'node:crypto';
import {
  PUBLIC_SECTIONS,
  changePublicProfileEndpoint,
  changeUsernameEndpoint,
  type PublicPageChoices,
} from '@sopaan/schemas/public-profile/public-profile';
import type { TestApp } from '../../../testing/test-app';

/** What must never leave the record of `fillRecord`. */
export const PRIVATE_TEXTS = ['98765', '4 Mill Road', 'Kuvempunagar', '570023', 'Mysuru'];

/** Everything switched on. */
export const everythingPublic: PublicPageChoices = {
  isPublic: true,
  isIndexable: true,
  visibleSections: [...PUBLIC_SECTIONS],
};

/** Stores an entry in every section, and private details. */
export async function fillRecord({ database }: TestApp, userId: string): Promise<void> {
  const json = (value: unknown) => JSON.stringify(value);
  const duration = { startDate: '2024-04-01', endDate: '' };
  await database.query(
    `update users set personal_info = $2, address = $3, skills = $4, work_experience = $5, education = $6,
       projects = $7, social_links = $8, documents = $9
     where id = $1`,
    [
      userId,
      json({
        phone: '+91 98765 43210',
        dob: '1999-12-31',
        about: { userabout: 'I like numbers', interests: 'Chess', selectedpurpose: 'Hiring' },
      }),
      json({
        address1: '4 Mill Road',
        address2: 'Kuvempunagar',
        pincode: '570023',
        city: 'Mysuru',
      }),
      json([{ name: 'sql', level: 'Expert' }]),
      json([{ designation: 'Data Analyst', organization: 'Kaveri Foods', duration }]),
      json([{ institution: 'Hubli University', duration }]),
      json([{ name: 'Weather station', duration }]),
      json([{ platform: 'github', url: 'https://example.in/asha' }]),
      json([{ slot: 'aadhaarCard', name: 'aadhaar.pdf' }]),
    ],
  );
}

/** A member whose page is switched on. */
export async function addPublicMember(api: TestApp, change: Partial<PublicPageChoices> = {}) {
  const member = await api.signUp();
  await fillRecord(api, member.userId);
  const username = `asha-${randomUUID().slice(0, 8)}`;
  await api.call(changeUsernameEndpoint, { username }, member.token);
  await api.call(changePublicProfileEndpoint, { ...everythingPublic, ...change }, member.token);
  return { ...member, username };
}
