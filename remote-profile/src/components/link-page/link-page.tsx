import { isApiError } from '@sopaan/api-client/call';
import {
  Container,
  EmptyState,
  FailedState,
  LoadingState,
  PageHeading,
  PageTitle,
} from '@sopaan/ui/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';

/** Shown for a link that does not work any more. */
interface InvalidLinkText {
  title: string;
  description: string;
}

interface LinkPageProps<Data> {
  title: string;
  query: UseQueryResult<Data>;
  children: (data: Data) => ReactNode;
  invalid: InvalidLinkText;
  /** For a link that was valid once. Without it, `invalid` is shown. */
  expired?: InvalidLinkText;
  /** The link to another page, shown with `invalid` and `expired`. */
  action: ReactNode;
  failedTitle?: string;
  maxWidth?: 'sm' | 'md';
}

/** The page of a secret link, such as one in an email, in all its states. */
export function LinkPage<Data>(props: LinkPageProps<Data>) {
  const { title, query, children, invalid, expired = invalid, action, maxWidth = 'sm' } = props;
  const { data, error, refetch } = query;
  const apiError = isApiError(error) ? error : undefined;
  const invalidText =
    apiError?.code === 'LINK_INVALID'
      ? invalid
      : apiError?.code === 'LINK_EXPIRED'
        ? expired
        : undefined;
  return (
    <Container maxWidth={maxWidth} sx={{ py: { xs: 2, md: 4 } }}>
      <PageTitle title={title} />
      <PageHeading title={title} />
      {data !== undefined ? (
        children(data)
      ) : invalidText ? (
        <EmptyState icon="link" {...invalidText} action={action} />
      ) : error ? (
        <FailedState
          title={props.failedTitle ?? 'The link could not be checked'}
          description={error.message}
          referenceId={apiError?.requestId}
          onRetry={() => refetch()}
        />
      ) : (
        <LoadingState shape="text" />
      )}
    </Container>
  );
}
