import { isApiError } from '@sopaan/api-client/call';
import type { ScreenLoaderArgs } from '@sopaan/contract/remote';
import { paths } from '@sopaan/contract/paths';
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
import { unsubscribeLinkQuery } from '../features/settings/api/get-unsubscribe-link';
import { UnsubscribeForm } from '../features/settings/components/unsubscribe/unsubscribe-form';

export function loader({ queryClient, params }: ScreenLoaderArgs) {
  void queryClient.prefetchQuery(unsubscribeLinkQuery(params['token'] ?? ''));
}

/** The page of the link in an optional email. Opening it changes nothing. */
export function Component() {
  const { token = '' } = useParams();
  const { data, error, refetch } = useQuery(unsubscribeLinkQuery(token));
  return (
    <Container maxWidth="sm" sx={{ py: { xs: 2, md: 4 } }}>
      <PageTitle title="Unsubscribe" />
      <PageHeading title="Unsubscribe" />
      {data ? (
        <UnsubscribeForm token={token} {...data} />
      ) : isApiError(error) && error.code === 'LINK_INVALID' ? (
        <EmptyState
          icon="link"
          title="This link is not valid"
          description="Check that it was copied completely, or choose your emails in your settings."
          action={<LinkButton to={`${paths.account}#emails`}>Go to my settings</LinkButton>}
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
