import { isApiError } from '@sopaan/api-client/call';
import { useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';

/** The carousel props of a query. An error affects only its own carousel. */
export function useQueryCarousel<Data, Key extends QueryKey, Card>(
  query: UseQueryOptions<Data, Error, Data, Key>,
  toCards: (data: Data) => readonly Card[],
) {
  // The loader has just fetched the data. After an error the visitor decides when to retry.
  const { data, error, errorUpdateCount, refetch } = useQuery({ ...query, retryOnMount: false });
  // Retrying keeps the failed state on screen, so its button keeps the focus.
  const emptyStatus = errorUpdateCount > 0 ? ('failed' as const) : ('loading' as const);
  return {
    cards: data === undefined ? [] : toCards(data),
    status: data === undefined ? emptyStatus : ('ready' as const),
    onRetry: refetch,
    referenceId: isApiError(error) ? error.requestId : undefined,
    errorMessage: isApiError(error) ? error.message : undefined,
  };
}
