import { paths } from '@sopaan/contract/paths';
import type { MemberAge } from '@sopaan/schemas/account/age';
import { createStep, type CandidateStep } from './create-step';

const SETTINGS = `${paths.account}#age`;

/** To state the age group, or, for minors, to get the consent of a parent or guardian. */
export function ageSteps({ ageGroup, parent }: MemberAge): CandidateStep[] {
  if (ageGroup === null) return [createStep('age', SETTINGS)];
  if (ageGroup !== 'minor' || parent?.confirmedAt) return [];
  return [createStep('parental-consent', SETTINGS, { detail: parent ? 'asked' : '' })];
}
