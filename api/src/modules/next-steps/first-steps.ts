import { paths } from '@sopaan/contract/paths';
import type { ProfilePart } from '@sopaan/schemas/profile/completeness';
import { createStep, type CandidateStep } from './create-step';

/** The parts of a profile by which jobs are matched. The others can wait: the page of the profile names them. */
const MATCHED_PARTS = ['skills', 'education'] as const;

interface Progress {
  /** The missing part of the profile with the highest weight; null when nothing is missing. */
  nextProfilePart: ProfilePart | null;
  /** The member is enrolled in a course that has an unfinished lesson. */
  hasCourse: boolean;
  hasStartedHundredDays: boolean;
  /** The member is registered for a competition that is not over, or on its waiting list. */
  hasCompetition: boolean;
  hasOpenApplication: boolean;
}

/** A step for each part of the site that the member does not use yet. */
export function firstSteps(progress: Progress): CandidateStep[] {
  const steps: CandidateStep[] = [];
  const section = MATCHED_PARTS.find((part) => part === progress.nextProfilePart);
  if (section) steps.push(profileStep(section));
  if (!progress.hasCourse) steps.push(createStep('course', paths.courses));
  if (!progress.hasStartedHundredDays) steps.push(createStep('hundred-days', paths.hundredDays));
  if (!progress.hasCompetition) steps.push(createStep('competition', paths.competitions));
  if (!progress.hasOpenApplication) steps.push(createStep('job', paths.privateJobs));
  return steps;
}

function profileStep(section: (typeof MATCHED_PARTS)[number]): CandidateStep {
  return createStep('profile', `${paths.profile()}?edit=${section}`, { detail: section });
}
