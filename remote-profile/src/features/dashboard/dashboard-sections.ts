import type { IconName } from '@sopaan/ui/core';

export interface DashboardSection {
  /** The last part of the path: `/profile/:settingId`. */
  settingId: string;
  label: string;
  icon: IconName;
}

/** The entries of the sidebar, in display order. */
export const dashboardSections: readonly DashboardSection[] = [
  { settingId: 'profile', label: 'My Profile', icon: 'user' },
  { settingId: 'courses', label: 'My Courses', icon: 'book' },
  { settingId: 'institution', label: 'Institutions', icon: 'school' },
  { settingId: 'privatejob', label: 'Private Jobs', icon: 'briefcase' },
  { settingId: 'govtjob', label: 'Government Jobs', icon: 'building' },
  { settingId: 'saved', label: 'Saved', icon: 'bookmark' },
  { settingId: 'activity', label: 'Activity', icon: 'clock' },
  { settingId: 'questions', label: 'Questions', icon: 'chat' },
  { settingId: 'document', label: 'Your Documents', icon: 'file' },
  { settingId: 'account', label: 'Settings', icon: 'settings' },
  { settingId: 'notices', label: 'Notices', icon: 'bell' },
];

export function findSection(settingId: string | undefined): DashboardSection | undefined {
  return dashboardSections.find((section) => section.settingId === settingId);
}
