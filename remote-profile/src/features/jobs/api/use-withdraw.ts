import { call } from '@sopaan/api-client/call';
import { bus } from '@sopaan/events/bus';
import { withdrawApplicationEndpoint } from '@sopaan/schemas/jobs/application';
import { useMutation, useQueryClient } from '@tanstack/react-query';

/** Withdraws the application for a job. The dialog that asks for it shows its error. */
export function useWithdraw(jobId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(withdrawApplicationEndpoint, { id: jobId }),
    onSuccess() {
      // The page of the job shows the application and the number of applicants.
      void queryClient.invalidateQueries({ queryKey: ['application', jobId] });
      void queryClient.invalidateQueries({ queryKey: ['job', jobId] });
      void queryClient.invalidateQueries({ queryKey: ['matching-jobs'] });
      bus.publish('profile:changed', { section: 'applications' }, 'profile');
      return queryClient.invalidateQueries({ queryKey: ['applications'] });
    },
  });
}
