import type { User } from '@sopaan/schemas/account/user';
import { CompletenessCard } from '../features/completeness/components/completeness-card';
import { ProfileOverview } from '../features/profile/components/profile-overview';
import { FollowCounts } from '../features/stats/components/follow-counts';
import { StatsCard } from '../features/stats/components/stats-card';

/** `/profile/profile`: the member's profile, with ranking, coins and badges. */
export function ProfileSection({ user }: { user: User }) {
  return (
    <ProfileOverview
      user={user}
      followCounts={<FollowCounts />}
      completeness={<CompletenessCard user={user} />}
    >
      <StatsCard />
    </ProfileOverview>
  );
}
