import type { ScreenModule } from '@sopaan/contract/remote';
import { Container, PageTitle } from '@sopaan/ui/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { currentDesignation, joinParts } from '../components/profile-text';
import { publicProfileQuery } from '../features/public-profile/api/get-public-profile';
import { NoIndex } from '../features/public-profile/components/no-index';
import { ProfileNotFound } from '../features/public-profile/components/profile-not-found';
import { PublicProfilePage } from '../features/public-profile/components/public-profile-page';

export const loader: ScreenModule['loader'] = ({ params, queryClient }) =>
  queryClient.ensureQueryData(publicProfileQuery(params.username ?? ''));

export function Component() {
  const { username = '' } = useParams();
  const { data: profile } = useSuspenseQuery(publicProfileQuery(username));
  if (!profile) return <ProfileNotFound />;
  return (
    <Container
      maxWidth="md"
      sx={{
        py: { xs: 2, md: 4 },
        '@page': { size: 'A4', margin: '15mm' },
        '@media print': { p: 0, maxWidth: 'none' },
      }}
    >
      <PageTitle title={joinParts([profile.name, currentDesignation(profile)])} />
      {!profile.isIndexable && <NoIndex />}
      <PublicProfilePage profile={profile} />
    </Container>
  );
}
