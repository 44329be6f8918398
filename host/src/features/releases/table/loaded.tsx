import { isApiError } from '@sopaan/api-client/api-error';
import { Alert, FailedState, LoadingState } from '@sopaan/ui/core';
import type { ReactNode } from 'react';

interface LoadedProps<Data> {
  query: {
    data: Data | undefined;
    error: Error | null;
    isPending: boolean;
    refetch: () => Promise<unknown>;
  };
  /** What is loaded, for example `The history`. */
  what: string;
  minHeight?: number;
  children: (data: Data) => ReactNode;
}

/** Waits for a read, says when it fails, and keeps what it has when only a later look fails. */
export function Loaded<Data>({ query, what, minHeight = 240, children }: LoadedProps<Data>) {
  const { data, error, isPending, refetch } = query;
  if (isPending) return <LoadingState shape="list" minHeight={minHeight} />;
  if (data === undefined) {
    return (
      <FailedState
        title={`${what} could not be loaded`}
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
        <Alert severity="warning" title={`${what} may be out of date`} sx={{ mb: 2 }}>
          {error.message}
        </Alert>
      )}
      {children(data)}
    </>
  );
}
