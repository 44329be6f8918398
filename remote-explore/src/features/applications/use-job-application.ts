import { isApiError } from '@sopaan/api-client/call';
import { bus } from '@sopaan/events/bus';
import type { Job } from '@sopaan/schemas/jobs/job';
import { useResumedAction } from '@sopaan/session/resumed-action';
import { useSession } from '@sopaan/session/session';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isActiveApplication } from '@sopaan/ui/application-text';
import { applicationQuery } from './api/get-application';

/** The visitor's application for a job, and the actions on it. */
export function useJobApplication(job: Job) {
  const isMember = useSession(({ status }) => status === 'member');
  const queryClient = useQueryClient();
  const [isDialogOpen, setDialogOpen] = useState(false);
  const query = applicationQuery(job.id);
  const {
    data,
    error: queryError,
    errorUpdateCount,
    refetch,
  } = useQuery({ ...query, enabled: isMember });
  const isUnknown = isMember && data === undefined;
  const isOpen = job.status === 'open';

  const start = useResumedAction(
    `apply:${job.id}`,
    async () => {
      try {
        // A guest who has just logged in may have applied before, and the session may have ended in another tab.
        const current = await queryClient.fetchQuery({ ...query, staleTime: 0 });
        if (isOpen && !isActiveApplication(current)) setDialogOpen(true);
      } catch (error) {
        if (isApiError(error) && error.code === 'SESSION_ENDED') throw error;
        const message = 'Your application could not be loaded. Please try again.';
        bus.publish('toast:requested', { message, kind: 'error' }, 'explore');
      }
    },
    { action: job.government === null ? 'apply' : 'track', title: job.title },
  );

  const application = isMember ? data : undefined;
  return {
    application,
    isOpen,
    /** A government post is filled by the authority: applications are made there and only tracked here. */
    isOfficial: job.government !== null,
    /** The authority's site for applications, where the notice names one. */
    officialUrl: officialUrl(job),
    isLoading: isUnknown && errorUpdateCount === 0,
    /** Why the application could not be loaded. Set while retrying as well, so that the button keeps the focus. */
    loadError: isUnknown && errorUpdateCount > 0 ? (queryError?.message ?? 'Trying again…') : null,
    canApply: isOpen && !isActiveApplication(application) && !isUnknown,
    reload: refetch,
    start,
    isDialogOpen,
    closeDialog: () => setDialogOpen(false),
  };
}
export type JobApplicationControl = ReturnType<typeof useJobApplication>;

function officialUrl({ government }: Job): string | undefined {
  const url = government?.official_url ?? '';
  return /^https?:\/\//i.test(url) ? url : undefined;
}
