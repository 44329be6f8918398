import type { User } from '@sopaan/schemas/account/user';
import { lazyPart } from '@sopaan/ui/lazy-part';
import type { ComponentType } from 'react';

type LoadSection = () => Promise<ComponentType<{ user: User }>>;

const loaders: Readonly<Record<string, LoadSection>> = {
  profile: async () => (await import('./profile-section')).ProfileSection,
  courses: async () =>
    (await import('../features/courses/components/courses-section')).CoursesSection,
  institution: async () =>
    (await import('../features/institutes/components/institutes-section')).InstitutesSection,
  privatejob: async () =>
    (await import('../features/jobs/components/private-jobs-section')).PrivateJobsSection,
  govtjob: async () =>
    (await import('../features/jobs/components/govt-jobs-section')).GovtJobsSection,
  saved: async () => (await import('../features/saved/components/saved-section')).SavedSection,
  activity: async () =>
    (await import('../features/activity/components/activity-section')).ActivitySection,
  questions: async () =>
    (await import('../features/questions/components/questions-section')).QuestionsSection,
  document: async () =>
    (await import('../features/wallet/components/wallet-section')).WalletSection,
  account: async () => (await import('./account-section')).AccountSection,
  notices: async () =>
    (await import('../features/notices/components/notices-section')).NoticesSection,
};

/** The component of each section; its code is loaded when the section is first shown. */
export const sectionParts = new Map(
  Object.entries(loaders).map(([settingId, load]) => [
    settingId,
    { load, Section: lazyPart(load) },
  ]),
);
