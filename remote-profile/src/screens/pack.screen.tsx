import { isApiError } from '@sopaan/api-client/call';
import { paths } from '@sopaan/contract/paths';
import {
  Container,
  EmptyState,
  FailedState,
  LinkButton,
  LoadingState,
  PageHeading,
  PageTitle,
  useIsBrowser,
} from '@sopaan/ui/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { packQuery } from '../features/pack/api/open-pack';
import { PackDocuments } from '../features/pack/components/pack-documents';

/** Has no loader: preloading the page must not count as an opening. */
export function Component() {
  const { token = '' } = useParams();
  // Rendering on a server is not an opening either.
  const isBrowser = useIsBrowser();
  const { data, error, refetch } = useQuery({ ...packQuery(token), enabled: isBrowser });
  const code = isApiError(error) ? error.code : undefined;
  return (
    <Container maxWidth="md" sx={{ py: { xs: 2, md: 4 } }}>
      <PageTitle title="Shared documents" />
      <PageHeading title="Shared documents" />
      {data ? (
        <PackDocuments pack={data} token={token} />
      ) : code === 'LINK_INVALID' || code === 'LINK_EXPIRED' ? (
        <EmptyState
          icon="link"
          title={code === 'LINK_EXPIRED' ? 'This link no longer works' : 'This link is not valid'}
          description={
            code === 'LINK_EXPIRED'
              ? 'It has expired or was revoked. Ask the sender for a new one.'
              : 'Check that it was copied completely, or ask the sender for a new one.'
          }
          action={<LinkButton to={paths.home}>Go to the home page</LinkButton>}
        />
      ) : error ? (
        <FailedState
          title="The documents could not be loaded"
          description={error.message}
          referenceId={isApiError(error) ? error.requestId : undefined}
          onRetry={() => refetch()}
        />
      ) : (
        <LoadingState shape="list" />
      )}
    </Container>
  );
}
