import type { GOVT_QUALIFICATIONS } from '@sopaan/schemas/jobs/govt-job-options';

export type Qualification = (typeof GOVT_QUALIFICATIONS)[number];

const school = ['10th Pass'] as const;
const higherSchool = [...school, '12th Pass'] as const;
const degree = [...higherSchool, 'Graduate'] as const;

/** The lower qualifications that each one includes. */
const included: Readonly<Record<Qualification, readonly Qualification[]>> = {
  '10th Pass': [],
  '12th Pass': school,
  ITI: school,
  Diploma: school,
  Graduate: higherSchool,
  Postgraduate: degree,
  PhD: [...degree, 'Postgraduate'],
  Engineering: degree,
  Medical: degree,
  Law: degree,
};

const subjects: readonly string[] = ['Engineering', 'Medical', 'Law'];
const general: readonly string[] = ['Graduate', 'Postgraduate', 'PhD'];

export type QualificationVerdict = 'met' | 'not met' | 'depends on the subject';

/** Whether a qualification meets one of those that a notice requires. */
export function checkQualification(
  qualification: Qualification,
  required: readonly string[],
): QualificationVerdict {
  const all: readonly string[] = [qualification, ...included[qualification]];
  if (required.some((name) => all.includes(name))) return 'met';
  const requiresSubject = required.some((name) => subjects.includes(name));
  return requiresSubject && general.includes(qualification) ? 'depends on the subject' : 'not met';
}
