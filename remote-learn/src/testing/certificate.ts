import type { Certificate } from '@sopaan/schemas/courses/certificate';

export function aCertificate(overrides: Partial<Certificate> = {}): Certificate {
  return {
    code: 'SOP-7K2M',
    name: 'Asha Rao',
    courseId: 'c1',
    coursename: 'Geography of India',
    quiz: null,
    instituteName: 'Narmada Institute of Technology',
    teacher: 'Ravi Menon',
    issuedAt: '2026-03-01T10:00:00.000Z',
    withdrawnAt: null,
    withdrawnReason: '',
    sample: false,
    ...overrides,
  };
}
