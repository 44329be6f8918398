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

/** The names of languages that are not written like other words. */
const languageNames: Readonly<Record<string, string>> = {
  javascript: 'JavaScript',
  typescript: 'TypeScript',
  csharp: 'C#',
  php: 'PHP',
};

/** The text of a status that this page does not know: its name in the API. */
const readable = (status: string) =>
  status.charAt(0).toUpperCase() + status.slice(1).replaceAll('_', ' ');

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
    textOf: ({ status }) => registrationTexts[status] ?? readable(status),
    pathOf: competitionPath,
  },
  team: {
    label: 'Teams',
    icon: 'users',
    textOf: ({ status, detail }) => `${teamTexts[status] ?? readable(status)} ${detail}`,
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
      `${readable(status)} in ${languageNames[detail] ?? readable(detail)}: ${score ?? 0} of ${total ?? 0} tests passed`,
    pathOf: ({ title, subject }) => paths.challenge(subject.type, title, subject.id),
  },
  mentor: {
    label: 'Mentoring',
    icon: 'award',
    textOf: ({ status }) => mentorTexts[status] ?? readable(status),
    pathOf: () => paths.joinMentor,
  },
};
