import { randomUUID } from 'node:crypto';
import type { Queryable } from '../../../database/database';
import { insertRow } from '../../../testing/insert-row';

interface StoredApplication {
  jobId: string;
  userId: string;
  /** Appears in the stored note and name, so that tests can find it. */
  mark: string;
}

/** Stores a submitted application with a CV and a document, which cannot be read. */
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
      hasCv: true,
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
  await insertRow(database, 'job_application_cvs', {
    application_id: id,
    content: Buffer.alloc(40, 1),
    salt: Buffer.alloc(32, 7),
  });
  const fileId = randomUUID();
  const file = { media_type: 'image/png', bytes: 95 };
  await insertRow(database, 'files', {
    ...file,
    id: fileId,
    owner_id: userId,
    salt: Buffer.alloc(32, 7),
    claimed_at: new Date(),
  });
  await insertRow(database, 'job_application_documents', {
    ...file,
    id: randomUUID(),
    application_id: id,
    slot: 'panCard',
    name: `${mark}.png`,
    file_id: fileId,
  });
  await database.query('update jobs set applied_count = applied_count + 1 where id = $1', [jobId]);
}
