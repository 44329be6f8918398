import { randomUUID } from 'node:crypto';
import type { Queryable } from '../../../database/database';
import { insertRow } from '../../../testing/insert-row';

interface StoredApplication {
  jobId: string;
  userId: string;
  /** Appears in the stored note and name, so that tests can find it. */
  mark: string;
}

/** Stores a submitted application. */
export async function addStoredApplication(
  database: Queryable,
  { jobId, userId, mark }: StoredApplication,
): Promise<void> {
  const id = randomUUID();
  const content = {
    status: 'submitted',
    note: `a note of ${mark}`,
    sent: JSON.stringify({
      name: mark,
      email: '',
      phone: '',
      skills: [],
      education: [],
      workExperience: [],
      documents: [],
    }),
  };
  await insertRow(database, 'job_applications', {
    id,
    job_id: jobId,
    user_id: userId,
    via: 'sopaan',
    submitted_at: new Date(),
    ...content,
  });
  await insertRow(database, 'job_application_steps', {
    application_id: id,
    position: 0,
    at: new Date(),
    ...content,
  });
  await database.query('update jobs set applied_count = applied_count + 1 where id = $1', [jobId]);
}
