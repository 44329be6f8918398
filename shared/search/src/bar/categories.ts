import { paths } from '@sopaan/contract/paths';
import type { IconName } from '@sopaan/ui/core';

/** The categories of the explore pages. */
export const categories = {
  courses: { label: 'Courses', to: paths.exploreCourses, icon: 'book' },
  privateJobs: { label: 'Private jobs', to: paths.exploreJobs('private-job'), icon: 'briefcase' },
  govtJobs: { label: 'Government jobs', to: paths.exploreJobs('govt-job'), icon: 'building' },
  allJobs: { label: 'All jobs', to: paths.exploreJobs(), icon: 'layers' },
  competitions: { label: 'Competitions', to: paths.exploreCompetitions, icon: 'trophy' },
  practice: { label: 'Practice', to: paths.explorePractice, icon: 'code' },
} as const satisfies Record<string, { label: string; to: string; icon: IconName }>;

export type Category = keyof typeof categories;
