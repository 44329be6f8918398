import { paths } from '@sopaan/contract/paths';
import type { ActivityItem, ActivityKind } from '@sopaan/schemas/activity/activity';
import { applicationStatusText } from '@sopaan/ui/application-text';
import type { IconName } from '@sopaan/ui/core';

interface KindText {
  /** The label of the filter. */
  label: string;
  icon: IconName;
  /** What happened. */
  textOf: (item: ActivityItem) => string;
  pathOf: (item: ActivityItem) => string;
}

const registrationTexts: Readonly<Record<string, string>> = {
  registered: 'Registered for the competition',
  waiting: 'On the waiting list for the competition',
  withdrawn: 'Withdrawn from the competition',
};
const teamTexts: Readonly<Record<string, string>> = {
  leader: 'Leader of the team',
  member: 'Member of the team',
  asked: 'Asked to join the team',
};
const mentorTexts: Readonly<Record<string, string>> = {
  submitted: 'Mentor application sent',
  accepted: 'Mentor application accepted',
  declined: 'Mentor application declined',
  withdrawn: 'Mentor application withdrawn',
};

/** The languages whose names are more than their names in the API with a capital letter. */
const languageNames: Readonly<Record<string, string>> = {
  javascript: 'JavaScript',
  typescript: 'TypeScript',
  csharp: 'C#',
  php: 'PHP',
};

/** A text for a status or language that has none here, from its name in the API. */
const textFromApiName = (name: string) =>
  name.charAt(0).toUpperCase() + name.slice(1).replaceAll('_', ' ');

const competitionPath = ({ title, subject }: ActivityItem) => paths.competition(title, subject.id);

export const activityKinds: Readonly<Record<ActivityKind, KindText>> = {
  application: {
    label: 'Applications',
    icon: 'briefcase',
    textOf: ({ status, detail }) => applicationStatusText(status, detail),
    pathOf: ({ title, subject }) => paths.job(title, subject.id),
  },
  competition: {
    label: 'Competitions',
    icon: 'trophy',
    textOf: ({ status }) => registrationTexts[status] ?? textFromApiName(status),
    pathOf: competitionPath,
  },
  team: {
    label: 'Teams',
    icon: 'users',
    textOf: ({ status, detail }) => `${teamTexts[status] ?? textFromApiName(status)} ${detail}`,
    pathOf: competitionPath,
  },
  quiz: {
    label: 'Quizzes',
    icon: 'target',
    textOf: ({ score, total }) => `Quiz finished: ${score ?? 0} of ${total ?? 0} correct`,
    pathOf: ({ subject }) => paths.quiz(subject.id, subject.parentId, subject.type),
  },
  submission: {
    label: 'Submissions',
    icon: 'code',
    textOf: ({ status, score, total, detail }) =>
      `${textFromApiName(status)} in ${languageNames[detail] ?? textFromApiName(detail)}: ${score ?? 0} of ${total ?? 0} tests passed`,
    pathOf: ({ title, subject }) => paths.challenge(subject.type, title, subject.id),
  },
  mentor: {
    label: 'Mentoring',
    icon: 'award',
    textOf: ({ status }) => mentorTexts[status] ?? textFromApiName(status),
    pathOf: () => paths.joinMentor,
  },
};
