import { isApiError } from '@sopaan/api-client/call';
import { Card, FailedState, LoadingState, Typography } from '@sopaan/ui/core';
import { useQuery } from '@tanstack/react-query';
import { publicProfileSettingsQuery } from '../../../components/public-profile/get-public-profile-settings';
import { useChangePublicProfile } from '../api/use-public-profile-mutations';
import { PublicPageChoices } from './public-page-choices';
import { UsernameSetting } from './username-setting';

/** The settings of the public page: its address, whether it is on, and what it shows. */
export function PublicProfileCard() {
  const { data, error, refetch } = useQuery(publicProfileSettingsQuery);
  const { changeChoices, isPending } = useChangePublicProfile();
  return (
    <Card
      component="section"
      id="public-profile"
      aria-labelledby="public-profile-heading"
      sx={{ display: 'grid', gap: 3, p: { xs: 2, sm: 3 }, mt: 3 }}
    >
      <div>
        <Typography id="public-profile-heading" variant="h4" component="h2">
          Public profile
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5, maxWidth: '72ch' }}>
          A page about you for recruiters and friends. Your phone number, email, address and date of
          birth are never on it.
        </Typography>
      </div>
      {data ? (
        <>
          <UsernameSetting settings={data} isPending={isPending} />
          <PublicPageChoices settings={data} onChange={changeChoices} />
        </>
      ) : error ? (
        <FailedState
          title="Your settings could not be loaded"
          description={error.message}
          referenceId={isApiError(error) ? error.requestId : undefined}
          onRetry={() => refetch()}
          level="h3"
        />
      ) : (
        <LoadingState shape="list" />
      )}
    </Card>
  );
}
