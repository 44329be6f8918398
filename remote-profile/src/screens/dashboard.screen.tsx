import type { ScreenLoaderArgs } from '@sopaan/contract/remote';
import { sessionStore, useSession } from '@sopaan/session/session';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { DashboardContent } from '../features/dashboard/components/dashboard-content';
import { DashboardFrame } from '../features/dashboard/components/dashboard-frame';
import { SectionNotFound } from '../features/dashboard/components/section-not-found';
import { findSection } from '../features/dashboard/dashboard-sections';
import { EditPanel } from '../features/editors/panel/edit-panel';
import { userQuery } from '../features/user/api/get-user';
import { useCachedUser } from '../features/user/api/use-cached-user';
import { sectionParts } from './section-parts';

/** Never rejects: without the user or the section, the dashboard still shows its sidebar with the logout button. */
export async function loader({ queryClient, params }: ScreenLoaderArgs) {
  if (sessionStore.getState().status === 'guest') return;
  await Promise.allSettled([
    queryClient.ensureQueryData(userQuery),
    sectionParts.get(params['settingId'] ?? '')?.load(),
  ]);
}

export function Component() {
  const section = findSection(useParams().settingId);
  const Section = sectionParts.get(section?.settingId ?? '')?.Section;
  const isMember = useSession((session) => session.status === 'member');
  // The loader has just tried: after a failure the visitor decides when to retry.
  const query = useQuery({ ...userQuery, enabled: isMember, retryOnMount: false });
  const cache = useCachedUser();
  return (
    <DashboardFrame section={section} user={query.data}>
      {section && Section ? (
        <DashboardContent query={query}>
          {(user) => (
            <>
              <Section key={section.settingId} user={user} />
              {section.settingId === 'profile' && <EditPanel user={user} cache={cache} />}
            </>
          )}
        </DashboardContent>
      ) : (
        <SectionNotFound />
      )}
    </DashboardFrame>
  );
}
