import { paths } from '@sopaan/contract/paths';
import { createStep, type CandidateStep } from './create-step';

interface Progress {
  hasEducation: boolean;
  hasSkills: boolean;
  /** In which a lesson is left. */
  hasCourse: boolean;
  hasStartedHundredDays: boolean;
  hasCompetition: boolean;
  hasOpenApplication: boolean;
}

/** A step for each part of the site that the member does not use yet. */
export function firstSteps(progress: Progress): CandidateStep[] {
  const steps: CandidateStep[] = [];
  if (!progress.hasEducation) steps.push(profileStep('education'));
  else if (!progress.hasSkills) steps.push(profileStep('skills'));
  if (!progress.hasCourse) steps.push(createStep('course', paths.courses));
  if (!progress.hasStartedHundredDays) steps.push(createStep('hundred-days', paths.hundredDays));
  if (!progress.hasCompetition) steps.push(createStep('competition', paths.competitions));
  if (!progress.hasOpenApplication) steps.push(createStep('job', paths.privateJobs));
  return steps;
}

function profileStep(section: 'education' | 'skills'): CandidateStep {
  return createStep('profile', `${paths.profile()}?edit=${section}`, { detail: section });
}
