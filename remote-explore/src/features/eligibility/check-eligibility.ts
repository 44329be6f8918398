import type { Job } from '@sopaan/schemas/jobs/job';
import { checkAge, type AgeLimit } from './age-rule';
import { parseDay } from './calendar-day';
import { parseBirthDate, type EligibilityInput } from './eligibility-input';
import { ageFinding, qualificationFinding, type Finding } from './finding';
import { checkQualification } from './qualification-rule';

type Government = Pick<
  NonNullable<Job['government']>,
  'age_limits' | 'age_cutoff_date' | 'qualification'
>;

/**
 * The limits of a notice, and one for the economically weaker sections (EWS), which have the ages of the General category unless the notice
 * says otherwise.
 */
export function selectableLimits(limits: readonly AgeLimit[]): readonly AgeLimit[] {
  const general = limits.find(({ category }) => /^(general|unreserved|ur)\b/i.test(category));
  if (!general || limits.some(({ category }) => /\bEWS\b/i.test(category))) return limits;
  return [...limits, { ...general, category: 'EWS' }];
}

/** Applies the rules of a notice to the visitor's input. */
export function checkEligibility(government: Government, input: EligibilityInput): Finding[] {
  const { age_limits, age_cutoff_date, qualification } = government;
  const findings: Finding[] = [];
  const birth = parseBirthDate(input);
  const cutoff = parseDay(age_cutoff_date ?? '');
  const limit = selectableLimits(age_limits).find(({ category }) => category === input.category);
  if (birth && cutoff && limit) {
    const result = checkAge(birth, cutoff, limit, input.hasDisability);
    if (result) findings.push(ageFinding(result, limit, cutoff));
  }
  if (input.qualification && qualification.length > 0) {
    const verdict = checkQualification(input.qualification, qualification);
    findings.push(qualificationFinding(input.qualification, qualification, verdict));
  }
  return findings;
}
