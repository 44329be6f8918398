import { call, isApiError } from '@sopaan/api-client/call';
import { bus } from '@sopaan/events/bus';
import {
  applyEndpoint,
  withdrawApplicationEndpoint,
  type Application,
  type ApplicationInput,
} from '@sopaan/schemas/application';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { applicationQuery } from './get-application';

/** What changes an application, and what is shown anew after it. */
function useRefresh(jobId: string) {
  const queryClient = useQueryClient();
  const readAgain = () => {
    void queryClient.invalidateQueries({ queryKey: ['applications'] });
    // How many have applied, and whether one still can.
    void queryClient.invalidateQueries({ queryKey: ['job', jobId] });
  };
  return {
    onSuccess: (application: Application | null) => {
      queryClient.setQueryData(applicationQuery(jobId).queryKey, application);
      readAgain();
      bus.publish('profile:changed', { section: 'applications' }, 'explore');
    },
    onError: (error: Error) => {
      if (isApiError(error) && error.code === 'CLOSED') readAgain();
    },
  };
}

export function useApply(jobId: string) {
  return useMutation({
    mutationFn: async (input: ApplicationInput) =>
      (await call(applyEndpoint, { ...input, id: jobId })).application,
    ...useRefresh(jobId),
  });
}

export function useWithdraw(jobId: string) {
  return useMutation({
    mutationFn: async () => (await call(withdrawApplicationEndpoint, { id: jobId })).application,
    ...useRefresh(jobId),
  });
}
