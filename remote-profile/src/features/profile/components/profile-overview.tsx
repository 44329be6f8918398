import type { User } from '@sopaan/schemas/account/user';
import { Box } from '@sopaan/ui/core';
import type { ReactNode } from 'react';
import { ProfileCard } from './profile-card';
import { ProfileTabs } from './profile-tabs';

interface ProfileOverviewProps {
  user: User;
  /** How many members follow the member, and how many the member follows; shown below the name. */
  followCounts: ReactNode;
  /** Shown above the tabs. */
  completeness: ReactNode;
  /** Shown below the tabs. */
  children: ReactNode;
}

export function ProfileOverview({
  user,
  followCounts,
  completeness,
  children,
}: ProfileOverviewProps) {
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <ProfileCard user={user} followCounts={followCounts} />
      {completeness}
      <ProfileTabs user={user} />
      {children}
    </Box>
  );
}
