import { isApiError } from '@sopaan/api-client/call';
import type { ScreenModule } from '@sopaan/contract/remote';
import { Container, FailedState, LoadingState, PageHeading, PageTitle } from '@sopaan/ui/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { confirmationQuery } from '../features/newsletter/api/get-confirmation';
import { Confirmation } from '../features/newsletter/components/confirmation';
import { InvalidLink } from '../features/newsletter/components/invalid-link';

export const loader: ScreenModule['loader'] = ({ params, queryClient }) => {
  void queryClient.prefetchQuery(confirmationQuery(params['token'] ?? ''));
};

/** The page that a mailed link opens to confirm a subscription. Opening the page does not confirm it yet. */
export function Component() {
  const { token = '' } = useParams();
  return (
    <Container maxWidth="sm" sx={{ py: { xs: 2, md: 4 } }}>
      <PageTitle title="Confirm your subscription" />
      <PageHeading title="Confirm your subscription" />
      <LinkState token={token} />
    </Container>
  );
}

function LinkState({ token }: { token: string }) {
  const { data, error, refetch } = useQuery(confirmationQuery(token));
  if (data) return <Confirmation token={token} {...data} />;
  if (!error) return <LoadingState shape="text" />;
  if (isApiError(error) && error.code === 'LINK_EXPIRED') {
    return (
      <InvalidLink
        title="This link has expired"
        description="Enter your address again, and we will send you a new one."
      />
    );
  }
  if (isApiError(error) && error.code === 'LINK_INVALID') {
    return (
      <InvalidLink
        title="This link is not valid"
        description="It was not copied completely, or you have unsubscribed since."
      />
    );
  }
  return (
    <FailedState
      title="The link could not be checked"
      description={error.message}
      referenceId={isApiError(error) ? error.requestId : undefined}
      onRetry={() => refetch()}
    />
  );
}
