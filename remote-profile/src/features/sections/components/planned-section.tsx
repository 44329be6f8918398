import { paths } from '@sopaan/contract/paths';
import { EmptyState, LinkButton, type IconName } from '@sopaan/ui/core';

interface Plan {
  icon: IconName;
  title: string;
  description: string;
  action: string;
  to: string;
}

/** Sections that are not built yet: what they will contain, and where to go in the meantime. */
const plans: Readonly<Record<string, Plan>> = {
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
  document: {
    icon: 'file',
    title: 'Coming soon: your document wallet',
    description: 'It will keep your certificates and IDs in one place. Nothing is stored yet.',
    action: 'Go to your profile',
    to: paths.profile(),
  },
  account: {
    icon: 'settings',
    title: 'Coming soon: more settings',
    description:
      'Your email, password, devices and data are under “Account and security”. More settings will appear here.',
    action: 'Account and security',
    to: paths.account,
  },
};

export function PlannedSection({ settingId }: { settingId: string }) {
  const plan = plans[settingId];
  if (!plan) return null;
  return (
    <EmptyState
      icon={plan.icon}
      title={plan.title}
      description={plan.description}
      minHeight={320}
      action={
        <LinkButton to={plan.to} variant="contained">
          {plan.action}
        </LinkButton>
      }
    />
  );
}
