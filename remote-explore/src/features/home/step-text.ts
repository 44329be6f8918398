import { STEP_KINDS, type NextStep, type StepKind } from '@sopaan/schemas/next-steps/next-steps';
import { SKILLS_OF_A_COMPLETE_PROFILE } from '@sopaan/schemas/profile/completeness';
import { applicationStatusText } from '@sopaan/ui/application-text';
import type { IconName } from '@sopaan/ui/core';
import { dateText } from '@sopaan/ui/display';

export interface StepText {
  icon: IconName;
  /** What to do. */
  action: string;
  detail: string;
}

const texts: Readonly<Record<StepKind, (step: NextStep) => StepText>> = {
  'saved-job': (step) => ({
    icon: 'briefcase',
    action: `Apply for ${step.title}`,
    detail: join(`Closes ${dueDate(step)}`, step.detail),
  }),
  'saved-competition': (step) => ({
    icon: 'trophy',
    action: `Register for ${step.title}`,
    detail: join(`Closes ${dueDate(step)}`, step.detail),
  }),
  // A date of a government job that the member tracks.
  'tracked-post': (step) => ({
    icon: 'building',
    action: `Check the dates of ${step.title}`,
    detail: `${step.detail}: ${dueDate(step)}`,
  }),
  registration: (step) => ({
    icon: 'trophy',
    action: `Get ready for ${step.title}`,
    detail: step.detail ? `${step.detail}: ${dueDate(step)}` : `Starts ${dueDate(step)}`,
  }),
  team: (step) => ({
    icon: 'users',
    action: `Complete the team ${step.title}`,
    detail: join(
      `Needs ${step.count === 1 ? '1 more person' : `${step.count} more people`} by ${dueDate(step)}`,
      step.detail,
    ),
  }),
  'live-class': (step) => ({
    icon: 'video',
    action: `Attend ${step.title}`,
    detail: join(`Starts ${dueDate(step)}`, `Live class with ${step.detail}`),
  }),
  challenge: ({ day, title, due }) => ({
    icon: 'code',
    action: `Solve day ${day}: ${title}`,
    detail: due
      ? 'Keep your streak: solve it before midnight IST'
      : 'Today’s challenge of the 100 days',
  }),
  lesson: ({ title, detail, progress }) => ({
    icon: 'play',
    action: `Continue ${title}`,
    detail: join(
      progress ? `${progress.completedLessons} of ${progress.totalLessons} lessons done` : '',
      detail && `next: ${detail}`,
    ),
  }),
  application: ({ title, detail, count }) => ({
    icon: 'file',
    action: `See your application for ${title}`,
    detail: join(
      applicationStatusText(detail, 'sopaan'),
      count !== null && count > 1 ? `${count} open applications` : '',
    ),
  }),
  notices: ({ title, count }) => ({
    icon: 'bell',
    action: count === 1 ? 'Read 1 new notice' : `Read ${count} new notices`,
    detail: title,
  }),
  'parental-consent': ({ detail }) => ({
    icon: 'user',
    action:
      detail === 'asked'
        ? 'Your parent has not answered yet'
        : 'Ask a parent or guardian for consent',
    detail:
      detail === 'asked'
        ? 'Ask again, or correct the email address, in your settings'
        : 'You need it to apply, to take part in competitions and to write posts',
  }),
  age: () => ({
    icon: 'user',
    action: 'Say whether you are 18 or older',
    detail: 'Members under 18 need the consent of a parent or guardian for some things',
  }),
  profile: ({ detail }) => ({
    icon: 'user',
    action:
      detail === 'skills'
        ? `Add at least ${SKILLS_OF_A_COMPLETE_PROFILE} skills`
        : 'Add your education',
    detail: 'So that we can find jobs that match',
  }),
  course: () => ({
    icon: 'book',
    action: 'Pick a course',
    detail: 'Learn a subject, chapter by chapter',
  }),
  'hundred-days': () => ({
    icon: 'target',
    action: 'Start the 100 days',
    detail: 'One coding challenge a day, and a streak to keep',
  }),
  competition: () => ({
    icon: 'trophy',
    action: 'Join a competition',
    detail: 'Hackathons, contests and quizzes that are open now',
  }),
  job: () => ({
    icon: 'briefcase',
    action: 'Find a job or internship',
    detail: 'Openings that still accept applications',
  }),
};

/** The text of a step; null for a kind that this release does not know. */
export function stepText(step: NextStep): StepText | null {
  const kind = STEP_KINDS.find((known) => known === step.kind);
  return kind ? texts[kind](step) : null;
}

function dueDate({ due, zone }: NextStep): string {
  return dateText(due ?? '', { time: true, zone });
}

function join(...parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(' · ');
}
