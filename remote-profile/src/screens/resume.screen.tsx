import { paths } from '@sopaan/contract/paths';
import { useSession } from '@sopaan/session/session';
import { Box, Container, Icon, LinkButton, PageTitle } from '@sopaan/ui/core';
import { useQuery } from '@tanstack/react-query';
import { publicProfileSettingsQuery } from '../components/public-profile/get-public-profile-settings';
import { DashboardContent } from '../features/dashboard/components/dashboard-content';
import { ResumePage } from '../features/resume/components/resume-page';
import { accountSettingsQuery } from '../features/settings/api/get-account-settings';
import { mailChoicesQuery } from '../features/settings/api/get-mail-choices';
import { userQuery } from '../features/user/api/get-user';
import { loadProfile } from './load-profile';

export const loader = loadProfile;

export function Component() {
  const isMember = useSession((session) => session.status === 'member');
  // Offline a reload fails at once instead of waiting for the network.
  const options = { enabled: isMember, networkMode: 'always' } as const;
  const query = useQuery({ ...userQuery, ...options, retryOnMount: false });
  const publicPage = useQuery({ ...publicProfileSettingsQuery, ...options });
  const settings = useQuery({ ...accountSettingsQuery(), ...options });
  const mailChoices = useQuery({ ...mailChoicesQuery(), ...options });
  const reload = async () => {
    // Refetched first: `updatedAt` of the user must not be newer than the settings.
    await query.refetch();
    await Promise.all([publicPage, settings, mailChoices].map((each) => each.refetch()));
  };
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
            current={{
              user,
              settings: settings.data,
              mailChoices: mailChoices.data,
              publicPage: publicPage.data,
            }}
            onReload={reload}
          />
        )}
      </DashboardContent>
    </Container>
  );
}
