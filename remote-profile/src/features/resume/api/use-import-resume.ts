import { call } from '@sopaan/api-client/call';
import { bus } from '@sopaan/events/bus';
import { importResumeEndpoint, type ImportedSections } from '@sopaan/schemas/resume/import-resume';
import { useMutation, useQueryClient } from '@tanstack/react-query';

interface Import {
  /** `updatedAt` of the user whom the preview was made for. */
  updatedAt: string;
  sections: ImportedSections;
}

/** The page shows the error. */
export function useImportResume() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (request: Import) => call(importResumeEndpoint, request),
    async onSuccess() {
      bus.publish('profile:changed', { section: 'resume' }, 'profile');
      void queryClient.invalidateQueries({ queryKey: ['public-profile', 'page'] });
      await queryClient.invalidateQueries({ queryKey: ['user'] });
    },
  });
}
