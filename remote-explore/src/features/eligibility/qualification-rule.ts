import type { GOVT_QUALIFICATIONS } from '@sopaan/schemas/jobs/govt-job-options';

export type Qualification = (typeof GOVT_QUALIFICATIONS)[number];

const below12th = ['10th Pass'] as const;
const belowGraduate = [...below12th, '12th Pass'] as const;
const belowPostgraduate = [...belowGraduate, 'Graduate'] as const;

/** The lower qualifications that each one includes. */
const included: Readonly<Record<Qualification, readonly Qualification[]>> = {
  '10th Pass': [],
  '12th Pass': below12th,
  ITI: below12th,
  Diploma: below12th,
  Graduate: belowGraduate,
  Postgraduate: belowPostgraduate,
  PhD: [...belowPostgraduate, 'Postgraduate'],
  Engineering: belowPostgraduate,
  Medical: belowPostgraduate,
  Law: belowPostgraduate,
};

const subjectDegrees: readonly string[] = ['Engineering', 'Medical', 'Law'];
/** Degrees that do not say in which subject they are. */
const generalDegrees: readonly string[] = ['Graduate', 'Postgraduate', 'PhD'];

export type QualificationVerdict = 'met' | 'not met' | 'depends on the subject';

/** Whether a qualification meets one of those that a notice requires. */
export function checkQualification(
  qualification: Qualification,
  required: readonly string[],
): QualificationVerdict {
  const all: readonly string[] = [qualification, ...included[qualification]];
  if (required.some((name) => all.includes(name))) return 'met';
  const requiresSubject = required.some((name) => subjectDegrees.includes(name));
  return requiresSubject && generalDegrees.includes(qualification)
    ? 'depends on the subject'
    : 'not met';
}
