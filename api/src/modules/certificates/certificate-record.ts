import type { Certificate } from '@sopaan/schemas/courses/certificate';

export interface CertificateRow {
  code: string;
  name: string;
  course_id: string;
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
    courseId: row.course_id,
    coursename: row.course_name,
    instituteName: row.institute_name,
    teacher: row.teacher,
    issuedAt: row.issued_at.toISOString(),
    withdrawnAt: row.withdrawn_at?.toISOString() ?? null,
    withdrawnReason: row.withdrawn_reason,
    sample: row.sample,
  };
}
