import { paths } from '@sopaan/contract/paths';
import { EmptyState, LinkButton, type IconName } from '@sopaan/ui/core';

interface Plan {
  icon: IconName;
  title: string;
  description: string;
  action: string;
  to: string;
}

/** Sections that are still to be built: what they will hold, and where to go in the meantime. */
const plans: Readonly<Record<string, Plan>> = {
  institution: {
    icon: 'school',
    title: 'Your institutions are still to come',
    description:
      'The institutions that you learn with will stand here. You can look at all of them now.',
    action: 'Browse institutions',
    to: paths.institutes,
  },
  privatejob: {
    icon: 'briefcase',
    title: 'Your private job applications are still to come',
    description: 'What you apply for will be followed up here. The open jobs are there to look at.',
    action: 'Browse private jobs',
    to: paths.privateJobs,
  },
  govtjob: {
    icon: 'building',
    title: 'Your government job applications are still to come',
    description:
      'What you apply for will be followed up here. The open posts are there to look at.',
    action: 'Browse government jobs',
    to: paths.govtJobs,
  },
  document: {
    icon: 'file',
    title: 'Your document wallet is still to come',
    description: 'It will keep your certificates and IDs in one place. Nothing is stored yet.',
    action: 'Go to your profile',
    to: paths.profile(),
  },
  account: {
    icon: 'settings',
    title: 'Most settings are still to come',
    description:
      'Your email, password, devices and data are at “Account and security” already. The rest will stand here.',
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
