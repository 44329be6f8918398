import type { User } from '@sopaan/schemas/account/user';
import { Box } from '@sopaan/ui/core';
import { StatsCard } from '../../stats/components/stats-card';
import { ProfileCard } from './profile-card';
import { ProfileTabs } from './profile-tabs';

export function ProfileOverview({ user }: { user: User }) {
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <ProfileCard user={user} />
      <ProfileTabs user={user} />
      <StatsCard />
    </Box>
  );
}
