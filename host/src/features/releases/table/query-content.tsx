import { isApiError } from '@sopaan/api-client/api-error';
import { Alert, FailedState, LoadingState } from '@sopaan/ui/core';
import type { ReactNode } from 'react';

interface QueryContentProps<Data> {
  query: {
    data: Data | undefined;
    error: Error | null;
    isPending: boolean;
    refetch: () => Promise<unknown>;
  };
  /** The subject of messages, for example `The history`. */
  subject: string;
  minHeight?: number;
  children: (data: Data) => ReactNode;
}

/** Renders a query: its loading state, its error, and its data, which is kept with a warning when a refetch fails. */
export function QueryContent<Data>({
  query,
  subject,
  minHeight = 240,
  children,
}: QueryContentProps<Data>) {
  const { data, error, isPending, refetch } = query;
  if (isPending) return <LoadingState shape="list" minHeight={minHeight} />;
  if (data === undefined) {
    return (
      <FailedState
        title={`${subject} could not be loaded`}
        description={error?.message}
        referenceId={isApiError(error) ? error.requestId : undefined}
        onRetry={refetch}
        level="h3"
        minHeight={minHeight}
      />
    );
  }
  return (
    <>
      {error && (
        <Alert severity="warning" title={`${subject} may be out of date`} sx={{ mb: 2 }}>
          {error.message}
        </Alert>
      )}
      {children(data)}
    </>
  );
}
