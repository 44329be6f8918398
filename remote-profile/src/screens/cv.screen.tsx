import { paths } from '@sopaan/contract/paths';
import { useSession } from '@sopaan/session/session';
import { Box, Container, Icon, LinkButton, PageTitle } from '@sopaan/ui/core';
import { useQuery } from '@tanstack/react-query';
import { publicProfileSettingsQuery } from '../components/public-profile/get-public-profile-settings';
import { CvPage } from '../features/cv/components/cv-page';
import { DashboardContent } from '../features/dashboard/components/dashboard-content';
import { userQuery } from '../features/user/api/get-user';
import { loadProfile } from './load-profile';

export const loader = loadProfile;

export function Component() {
  const isMember = useSession((session) => session.status === 'member');
  const query = useQuery({ ...userQuery, enabled: isMember, retryOnMount: false });
  const settings = useQuery({ ...publicProfileSettingsQuery, enabled: isMember });
  return (
    <Container
      maxWidth="md"
      sx={{ py: { xs: 2, md: 4 }, '@media print': { p: 0, maxWidth: 'none' } }}
    >
      <PageTitle title="CV" />
      <Box sx={{ mb: 2, '@media print': { display: 'none' } }}>
        <LinkButton to={paths.profile()} startIcon={<Icon name="arrow-left" />}>
          My profile
        </LinkButton>
      </Box>
      <DashboardContent query={query}>
        {(user) => <CvPage user={user} settings={settings.data} />}
      </DashboardContent>
    </Container>
  );
}
