import { isApiError } from '@sopaan/api-client/call';
import { paths } from '@sopaan/contract/paths';
import type { ScreenLoaderArgs } from '@sopaan/contract/remote';
import {
  Container,
  EmptyState,
  FailedState,
  LinkButton,
  LoadingState,
  PageHeading,
  PageTitle,
} from '@sopaan/ui/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { parentalConsentQuery } from '../features/parental-consent/api/get-parental-consent';
import { ConsentDecision } from '../features/parental-consent/components/consent-decision';

export function loader({ queryClient, params }: ScreenLoaderArgs) {
  void queryClient.prefetchQuery(parentalConsentQuery(params['token'] ?? ''));
}

/** The page of the link that a parent or guardian gets. Opening it changes nothing. */
export function Component() {
  const { token = '' } = useParams();
  const { data, error, refetch } = useQuery(parentalConsentQuery(token));
  return (
    <Container maxWidth="sm" sx={{ py: { xs: 2, md: 4 } }}>
      <PageTitle title="Consent of a parent or guardian" />
      <PageHeading title="Consent of a parent or guardian" />
      {data ? (
        <ConsentDecision token={token} consent={data} />
      ) : isApiError(error) && error.code === 'LINK_INVALID' ? (
        <EmptyState
          icon="link"
          title="This link is not valid"
          description="Check that it was copied completely. A link that was declined, replaced or not answered for 30 days no longer works; the member can send a new one."
          action={<LinkButton to={paths.contact}>Contact us</LinkButton>}
        />
      ) : error ? (
        <FailedState
          title="The link could not be checked"
          description={error.message}
          referenceId={isApiError(error) ? error.requestId : undefined}
          onRetry={() => refetch()}
        />
      ) : (
        <LoadingState shape="text" />
      )}
    </Container>
  );
}
