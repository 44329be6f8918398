import type { Certificate } from '@sopaan/schemas/courses/certificate';
import type { Queryable } from '../../database/database';
import { toCertificate, type CertificateRow } from './certificate-record';

interface CertificateKey {
  courseId: string;
  userId: string;
}

const SELECT = `
  select code, certificates.name, course_id, course_name, institute_name, certificates.teacher,
    issued_at, withdrawn_at, withdrawn_reason, coalesce(courses.sample, quizzes.sample) as sample,
    quiz_id, quizzes.institute_id as quiz_institute, quizzes.type as quiz_type, score, total,
    reissued_at
  from certificates
  left join courses on courses.id = course_id
  left join quizzes on quizzes.id = quiz_id`;

export async function findCertificate(
  database: Queryable,
  code: string,
): Promise<Certificate | undefined> {
  const [row] = await database.query<CertificateRow>(`${SELECT} where code = $1`, [code]);
  return row && toCertificate(row);
}

export async function findCourseCertificate(
  database: Queryable,
  { courseId, userId }: CertificateKey,
): Promise<Certificate | undefined> {
  const [row] = await database.query<CertificateRow>(
    `${SELECT} where course_id = $1 and user_id = $2`,
    [courseId, userId],
  );
  return row && toCertificate(row);
}

export async function findQuizCertificate(
  database: Queryable,
  { quizId, userId }: { quizId: string; userId: string },
): Promise<Certificate | undefined> {
  const [row] = await database.query<CertificateRow>(
    `${SELECT} where quiz_id = $1 and user_id = $2`,
    [quizId, userId],
  );
  return row && toCertificate(row);
}

/** Does nothing if the member has a certificate of the course. Stores the current names, so that later changes do not affect it. */
export async function addCertificate(
  transaction: Queryable,
  { courseId, userId }: CertificateKey,
  code: string,
): Promise<void> {
  await transaction.query(
    `insert into certificates (code, user_id, course_id, name, course_name, institute_name, teacher)
     select $3, users.id, courses.id, trim(first_name || ' ' || last_name), courses.name,
       coalesce(institutes.name, ''), courses.teacher
     from users, courses left join institutes on institutes.id = institute_id
     where users.id = $1 and courses.id = $2
     on conflict (user_id, course_id) do nothing`,
    [userId, courseId, code],
  );
}

/** Undefined if there is no such course. */
export async function isCertificateOffered(
  database: Queryable,
  courseId: string,
): Promise<boolean | undefined> {
  const [row] = await database.query<{ certificate: boolean }>(
    'select certificate from courses where id = $1',
    [courseId],
  );
  return row?.certificate;
}

/** Returns false if there is no valid certificate with this code. */
export async function setWithdrawn(
  database: Queryable,
  code: string,
  reason: string,
): Promise<boolean> {
  const rows = await database.query(
    `update certificates set withdrawn_at = now(), withdrawn_reason = $2
     where code = $1 and withdrawn_at is null returning code`,
    [code, reason],
  );
  return rows.length > 0;
}
