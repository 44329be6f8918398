import { call, isApiError } from '@sopaan/api-client/call';
import { bus } from '@sopaan/events/bus';
import { getApplicationEndpoint } from '@sopaan/schemas/application';
import type { Job } from '@sopaan/schemas/job';
import { useResumedAction } from '@sopaan/session/resumed-action';
import { useSession } from '@sopaan/session/session';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { applicationQuery } from './api/get-application';
import { isActiveApplication } from './application-text';

/** How a visitor stands to a job, and the way to apply for it. */
export function useJobApplication(job: Job) {
  const isMember = useSession(({ status }) => status === 'member');
  const queryClient = useQueryClient();
  const [isDialogOpen, setDialogOpen] = useState(false);
  const query = applicationQuery(job.id);
  const { data, error, errorUpdateCount, refetch } = useQuery({ ...query, enabled: isMember });
  const isUnknown = isMember && data === undefined;
  const isOpen = job.status === 'open';

  const start = useResumedAction(`apply:${job.id}`, async () => {
    try {
      // Who was a guest when pressing may have applied before, and a session may have ended unseen.
      const present = (await call(getApplicationEndpoint, { id: job.id })).application;
      queryClient.setQueryData(query.queryKey, present);
      if (isOpen && !isActiveApplication(present)) setDialogOpen(true);
    } catch (failure) {
      if (isApiError(failure) && failure.code === 'SESSION_ENDED') throw failure;
      const message = 'Your application could not be loaded. Please try again.';
      bus.publish('toast:requested', { message, kind: 'error' }, 'explore');
    }
  });

  const application = isMember ? data : undefined;
  return {
    application,
    isOpen,
    /** The site of the authority, where one applies instead of here. */
    officialUrl: officialUrl(job),
    isLoading: isUnknown && errorUpdateCount === 0,
    /** Why it is not known; a further attempt keeps the words, and the focus on their button. */
    problem: isUnknown && errorUpdateCount > 0 ? (error?.message ?? 'Trying again…') : null,
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
