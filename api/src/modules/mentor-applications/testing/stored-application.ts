import { randomUUID } from 'node:crypto';
import type { Queryable } from '../../../database/database';
import { insertRow } from '../../../testing/insert-row';
import { addMentor } from '../../mentors/mentors.repository';
import { findApplication } from '../mentor-applications.repository';

/** Stores an accepted application and its mentor; `mark` is the first name. */
export async function addStoredMentor(
  database: Queryable,
  { userId, mark }: { userId: string; mark: string },
): Promise<void> {
  const [id, file] = [randomUUID(), randomUUID()];
  await insertRow(database, 'files', {
    id: file,
    owner_id: userId,
    media_type: 'image/png',
    bytes: 95,
    salt: Buffer.alloc(32, 7),
    claimed_at: new Date(),
  });
  await insertRow(database, 'mentor_applications', {
    id,
    user_id: userId,
    status: 'accepted',
    first_name: mark,
    last_name: 'Rao',
    gender: 'woman',
    job_role: 'Teacher',
    organization: '',
    industry: 'Education',
    experience_years: 4,
    languages: ['English'],
    short_heading: 'Sums without tears.',
    about: `About ${mark}`,
    profile_link: 'https://example.in/me',
    linkedin: '',
    facebook: '',
    youtube: '',
    instagram: '',
    avatar_file: file,
  });
  const application = await findApplication(database, id);
  if (application) await addMentor(database, randomUUID(), application);
}
