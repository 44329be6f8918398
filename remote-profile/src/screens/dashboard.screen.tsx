import type { ScreenLoaderArgs } from '@sopaan/contract/remote';
import { sessionStore, useSession } from '@sopaan/session/session';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { DashboardContent } from '../features/dashboard/components/dashboard-content';
import { DashboardFrame } from '../features/dashboard/components/dashboard-frame';
import { SectionNotFound } from '../features/dashboard/components/section-not-found';
import { findSection } from '../features/dashboard/dashboard-sections';
import { ProfileOverview } from '../features/profile/components/profile-overview';
import { CoursesSection } from '../features/sections/components/courses-section';
import { PlannedSection } from '../features/sections/components/planned-section';
import { userQuery } from '../features/user/api/get-user';

/** Never rejects: without the user, the dashboard still shows its sidebar with the logout button. */
export async function loader({ queryClient }: ScreenLoaderArgs) {
  if (sessionStore.getState().status === 'guest') return;
  await queryClient.ensureQueryData(userQuery).catch(() => undefined);
}

export function Component() {
  const section = findSection(useParams().settingId);
  const isMember = useSession((session) => session.status === 'member');
  // The loader has just tried: after a failure the visitor decides when to retry.
  const query = useQuery({ ...userQuery, enabled: isMember, retryOnMount: false });
  return (
    <DashboardFrame section={section} user={query.data}>
      {section ? (
        <DashboardContent query={query}>
          {(user) => {
            if (section.settingId === 'profile') return <ProfileOverview user={user} />;
            if (section.settingId === 'courses') return <CoursesSection user={user} />;
            return <PlannedSection settingId={section.settingId} />;
          }}
        </DashboardContent>
      ) : (
        <SectionNotFound />
      )}
    </DashboardFrame>
  );
}
