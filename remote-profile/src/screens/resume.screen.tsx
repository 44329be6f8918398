import { paths } from '@sopaan/contract/paths';
import type { ScreenLoaderArgs } from '@sopaan/contract/remote';
import { sessionStore, useSession } from '@sopaan/session/session';
import { Box, Container, Icon, LinkButton, PageTitle } from '@sopaan/ui/core';
import { useQuery } from '@tanstack/react-query';
import { publicProfileSettingsQuery } from '../components/public-profile/get-public-profile-settings';
import { DashboardContent } from '../features/dashboard/components/dashboard-content';
import { ResumePage } from '../features/resume/components/resume-page';
import { accountSettingsQuery } from '../features/settings/api/get-account-settings';
import { mailChoicesQuery } from '../features/settings/api/get-mail-choices';
import { userQuery } from '../features/user/api/get-user';

/** Never rejects: the page says what could not be loaded. */
export async function loader({ queryClient }: ScreenLoaderArgs) {
  if (sessionStore.getState().status === 'guest') return;
  void queryClient.prefetchQuery(publicProfileSettingsQuery);
  await Promise.allSettled([queryClient.ensureQueryData(userQuery)]);
}

export function Component() {
  const isMember = useSession((session) => session.status === 'member');
  const query = useQuery({ ...userQuery, enabled: isMember, retryOnMount: false });
  const { data: publicPage } = useQuery({ ...publicProfileSettingsQuery, enabled: isMember });
  const { data: settings } = useQuery({ ...accountSettingsQuery(), enabled: isMember });
  const { data: mailChoices } = useQuery({ ...mailChoicesQuery(), enabled: isMember });
  return (
    <Container maxWidth="md" sx={{ py: { xs: 2, md: 4 } }}>
      <PageTitle title="JSON Resume" />
      <Box sx={{ mb: 2 }}>
        <LinkButton to={paths.profile()} startIcon={<Icon name="arrow-left" />}>
          My profile
        </LinkButton>
      </Box>
      <DashboardContent query={query}>
        {(user) => (
          <ResumePage
            current={{ user, settings, mailChoices, publicPage }}
            onReload={() => query.refetch()}
          />
        )}
      </DashboardContent>
    </Container>
  );
}
