import { call, isApiError } from '@sopaan/api-client/call';
import { bus } from '@sopaan/events/bus';
import {
  applyEndpoint,
  withdrawApplicationEndpoint,
  type Application,
  type ApplicationInput,
} from '@sopaan/schemas/jobs/application';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { applicationQuery } from './get-application';
import { walletQuery } from '@sopaan/session/wallet-query';

/** Callbacks of a mutation: they cache the new application and refetch what depends on it. */
function useMutationCallbacks(jobId: string) {
  const queryClient = useQueryClient();
  const invalidate = () => {
    void queryClient.invalidateQueries({ queryKey: ['applications'] });
    // The job contains the number of applicants and its own status.
    void queryClient.invalidateQueries({ queryKey: ['job', jobId] });
  };
  return {
    onSuccess: (application: Application | null) => {
      queryClient.setQueryData(applicationQuery(jobId).queryKey, application);
      invalidate();
      bus.publish('profile:changed', { section: 'applications' }, 'explore');
    },
    onError: (error: Error) => {
      if (!isApiError(error)) return;
      if (error.code === 'CLOSED') invalidate();
      // The wallet has been locked meanwhile, or a document was replaced.
      if (error.code === 'WALLET_LOCKED' || 'documentIds' in error.fields) {
        void queryClient.invalidateQueries({ queryKey: walletQuery.queryKey });
      }
    },
  };
}

export function useApply(jobId: string) {
  return useMutation({
    mutationFn: async (input: ApplicationInput) =>
      (await call(applyEndpoint, { ...input, id: jobId })).application,
    ...useMutationCallbacks(jobId),
  });
}

export function useWithdraw(jobId: string) {
  return useMutation({
    mutationFn: async () => (await call(withdrawApplicationEndpoint, { id: jobId })).application,
    ...useMutationCallbacks(jobId),
  });
}
