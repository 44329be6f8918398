import type { User } from '@sopaan/schemas/account/user';
import { lazyPart } from '@sopaan/ui/lazy-part';
import type { ComponentType } from 'react';

type LoadSection = () => Promise<ComponentType<{ user: User }>>;

async function loadPlanned() {
  return (await import('../features/sections/components/planned-section')).PlannedSection;
}

const loaders: Readonly<Record<string, LoadSection>> = {
  profile: async () =>
    (await import('../features/profile/components/profile-overview')).ProfileOverview,
  courses: async () =>
    (await import('../features/courses/components/courses-section')).CoursesSection,
  institution: loadPlanned,
  privatejob: loadPlanned,
  govtjob: loadPlanned,
  document: async () =>
    (await import('../features/wallet/components/wallet-section')).WalletSection,
  account: async () => (await import('./account-section')).AccountSection,
};

/** The component of each section, whose code is loaded when it is first shown. */
export const sectionParts = new Map(
  Object.entries(loaders).map(([settingId, load]) => [
    settingId,
    { load, Section: lazyPart(load) },
  ]),
);
