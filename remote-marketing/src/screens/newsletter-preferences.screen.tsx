import { isApiError } from '@sopaan/api-client/call';
import type { ScreenModule } from '@sopaan/contract/remote';
import {
  Alert,
  Box,
  Container,
  FailedState,
  LoadingState,
  PageHeading,
  PageTitle,
} from '@sopaan/ui/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { preferencesQuery } from '../features/newsletter/api/get-preferences';
import { InvalidLink } from '../features/newsletter/components/invalid-link';
import { PreferencesForm } from '../features/newsletter/components/preferences-form';
import { SubscribeForm } from '../features/newsletter/components/subscribe-form';

export const loader: ScreenModule['loader'] = ({ params, queryClient }) => {
  void queryClient.prefetchQuery(preferencesQuery(params['token'] ?? ''));
};

/** Lets a subscriber choose topics without logging in. */
export function Component() {
  const { token = '' } = useParams();
  return (
    <Container maxWidth="sm" sx={{ py: { xs: 2, md: 4 } }}>
      <PageTitle title="Your emails" />
      <PageHeading title="Your emails" />
      <Preferences token={token} />
    </Container>
  );
}

function Preferences({ token }: { token: string }) {
  const { data, error, refetch } = useQuery(preferencesQuery(token));
  if (data?.isSubscribed) return <PreferencesForm token={token} topics={data.topics} />;
  if (data) {
    return (
      <Box sx={{ display: 'grid', gap: 3 }}>
        <Alert severity="success" title="You are unsubscribed">
          You will get no more newsletters, and your address has been deleted.
        </Alert>
        <SubscribeForm topic="weekly" title="Changed your mind?" submit="Subscribe" />
      </Box>
    );
  }
  if (!error) return <LoadingState shape="text" />;
  if (isApiError(error) && error.code === 'LINK_INVALID') {
    return (
      <InvalidLink
        title="This link is not valid"
        description="Check that it was copied completely. Each of our emails has one."
      />
    );
  }
  return (
    <FailedState
      title="Your emails could not be loaded"
      description={error.message}
      referenceId={isApiError(error) ? error.requestId : undefined}
      onRetry={() => refetch()}
    />
  );
}
