import { isApiError } from '@sopaan/api-client/call';
import { useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';

/** What a carousel needs of one query, so that a list that fails costs its own carousel only. */
export function useCarousel<Data, Key extends QueryKey, Card>(
  query: UseQueryOptions<Data, Error, Data, Key>,
  toCards: (data: Data) => readonly Card[],
) {
  // The loader has just asked: if that failed before this was mounted, the visitor decides when to ask again.
  const { data, error, errorUpdateCount, refetch } = useQuery({ ...query, retryOnMount: false });
  // A second attempt keeps the failed state on screen, and with it the focus on its button.
  const waiting = errorUpdateCount > 0 ? ('failed' as const) : ('loading' as const);
  return {
    cards: data === undefined ? [] : toCards(data),
    status: data === undefined ? waiting : ('ready' as const),
    onRetry: refetch,
    referenceId: isApiError(error) ? error.requestId : undefined,
    /** Why it failed, in words for a person. */
    problem: isApiError(error) ? error.message : undefined,
  };
}
