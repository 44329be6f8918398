import { paths } from '@sopaan/contract/paths';
import type { IconName } from '@sopaan/ui/core';

export interface MenuLink {
  label: string;
  to: string;
  icon: IconName;
}

/** Links shown directly in the header. */
export const mainLinks: readonly MenuLink[] = [
  { label: 'Home', to: paths.home, icon: 'home' },
  { label: 'Learn', to: paths.courses, icon: 'book' },
  { label: 'Institutions', to: paths.institutes, icon: 'school' },
  { label: 'Practice', to: '/Practice', icon: 'code' },
];

/** Links that the header shows where it has room. They are in the More menu too. */
export const extraLinks: readonly MenuLink[] = [
  { label: 'Jobs', to: paths.privateJobs, icon: 'briefcase' },
  { label: 'Government jobs', to: paths.govtJobs, icon: 'building' },
  { label: 'Competitions', to: paths.competitions, icon: 'trophy' },
];

/** Links in the More menu. */
export const moreLinks: readonly MenuLink[] = [
  { label: 'Private jobs', to: paths.privateJobs, icon: 'briefcase' },
  { label: 'Government jobs', to: paths.govtJobs, icon: 'building' },
  { label: 'Competitions', to: paths.competitions, icon: 'trophy' },
  { label: 'Mentors', to: paths.mentors, icon: 'compass' },
  { label: 'Quizzes', to: paths.quizzes, icon: 'help' },
  { label: 'Community', to: paths.community, icon: 'users' },
  { label: 'Host Event', to: paths.underDevelopment('host-opportunity'), icon: 'calendar' },
  { label: 'Host Job', to: '/Hiring-platform', icon: 'plus' },
];

/** Links of the bottom navigation on small screens. */
export const bottomLinks: readonly MenuLink[] = [
  { label: 'Home', to: paths.home, icon: 'home' },
  { label: 'Learn', to: paths.courses, icon: 'book' },
  { label: 'Institutions', to: paths.institutes, icon: 'school' },
  { label: 'Jobs', to: paths.privateJobs, icon: 'briefcase' },
];
