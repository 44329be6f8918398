import type { User } from '@sopaan/schemas/account/user';
import type { IconName } from '@sopaan/ui/core';
import { lazyPart } from '@sopaan/ui/lazy-part';
import type { ComponentType } from 'react';

type SectionComponent = ComponentType<{ user: User }>;

export interface DashboardSection {
  settingId: string;
  label: string;
  icon: IconName;
  /** Loads the section's code, which each section has for itself. */
  load: () => Promise<SectionComponent>;
  Section: SectionComponent;
}

function section(
  settingId: string,
  label: string,
  icon: IconName,
  load: DashboardSection['load'],
): DashboardSection {
  return { settingId, label, icon, load, Section: lazyPart(load) };
}

/** The entries of the sidebar, in display order. */
export const dashboardSections: readonly DashboardSection[] = [
  section(
    'profile',
    'My Profile',
    'user',
    async () => (await import('../profile/components/profile-overview')).ProfileOverview,
  ),
  section(
    'courses',
    'My Courses',
    'book',
    async () => (await import('../courses/components/courses-section')).CoursesSection,
  ),
  section(
    'institution',
    'Institutions',
    'school',
    async () => (await import('../institutes/components/institutes-section')).InstitutesSection,
  ),
  section(
    'privatejob',
    'Private Jobs',
    'briefcase',
    async () => (await import('../jobs/components/private-jobs-section')).PrivateJobsSection,
  ),
  section(
    'govtjob',
    'Government Jobs',
    'building',
    async () => (await import('../jobs/components/govt-jobs-section')).GovtJobsSection,
  ),
  section(
    'document',
    'Your Documents',
    'file',
    async () => (await import('../wallet/components/wallet-section')).WalletSection,
  ),
  section(
    'account',
    'Settings',
    'settings',
    async () => (await import('../settings/components/settings-section')).SettingsSection,
  ),
];

export function findSection(settingId: string | undefined): DashboardSection | undefined {
  return dashboardSections.find((entry) => entry.settingId === settingId);
}
