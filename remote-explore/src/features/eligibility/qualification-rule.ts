import type { GOVT_QUALIFICATIONS } from '@sopaan/schemas/govt-job-options';

export type Qualification = (typeof GOVT_QUALIFICATIONS)[number];

const school = ['10th Pass'] as const;
const higherSchool = [...school, '12th Pass'] as const;
const degree = [...higherSchool, 'Graduate'] as const;

/** What else a person has who has this. */
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

/** Whether one of the qualifications that a notice names is there. */
export function checkQualification(
  own: Qualification,
  asked: readonly string[],
): QualificationVerdict {
  const has: readonly string[] = [own, ...included[own]];
  if (asked.some((name) => has.includes(name))) return 'met';
  const asksForSubject = asked.some((name) => subjects.includes(name));
  return asksForSubject && general.includes(own) ? 'depends on the subject' : 'not met';
}
