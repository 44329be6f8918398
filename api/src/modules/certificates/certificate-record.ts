import type { Certificate } from '@sopaan/schemas/courses/certificate';
import { SITE_PARENT_ID } from '@sopaan/schemas/quizzes/quiz';

export interface CertificateRow {
  code: string;
  name: string;
  /** Null for the certificate of a quiz. */
  course_id: string | null;
  /** Null for the certificate of a course, like the other columns about a quiz. */
  quiz_id: string | null;
  quiz_institute: string | null;
  quiz_type: string | null;
  score: number | null;
  total: number | null;
  reissued_at: Date | null;
  course_name: string;
  institute_name: string;
  teacher: string;
  issued_at: Date;
  withdrawn_at: Date | null;
  withdrawn_reason: string;
  sample: boolean;
}

export function toCertificate(row: CertificateRow): Certificate {
  return {
    code: row.code,
    name: row.name,
    courseId: row.course_id ?? '',
    coursename: row.course_name,
    quiz: toQuiz(row),
    instituteName: row.institute_name,
    teacher: row.teacher,
    issuedAt: row.issued_at.toISOString(),
    withdrawnAt: row.withdrawn_at?.toISOString() ?? null,
    withdrawnReason: row.withdrawn_reason,
    sample: row.sample,
  };
}

function toQuiz(row: CertificateRow): Certificate['quiz'] {
  if (row.quiz_id === null) return null;
  return {
    id: row.quiz_id,
    parentId: row.quiz_institute ?? SITE_PARENT_ID,
    type: row.quiz_type ?? '',
    score: row.score ?? 0,
    total: row.total ?? 0,
    reissuedAt: row.reissued_at?.toISOString() ?? null,
  };
}
