import { paths } from '@sopaan/contract/paths';
import type { IconName } from '@sopaan/ui/core';

interface Plan {
  icon: IconName;
  title: string;
  description: string;
  action: string;
  to: string;
}

/** Sections that are not built yet, by their id: what they will contain, and where to go in the meantime. */
export const plans: Readonly<Record<string, Plan>> = {
  institution: {
    icon: 'school',
    title: 'Coming soon: your institutions',
    description:
      'The institutions that you learn with will appear here. You can browse all institutions now.',
    action: 'Browse institutions',
    to: paths.institutes,
  },
  privatejob: {
    icon: 'briefcase',
    title: 'Coming soon: your private job applications',
    description: 'You will be able to track your applications here. You can browse open jobs now.',
    action: 'Browse private jobs',
    to: paths.privateJobs,
  },
  govtjob: {
    icon: 'building',
    title: 'Coming soon: your government job applications',
    description: 'You will be able to track your applications here. You can browse open posts now.',
    action: 'Browse government jobs',
    to: paths.govtJobs,
  },
};
