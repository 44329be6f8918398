import type { Application } from '@sopaan/schemas/jobs/application';
import { ApplicationTimeline } from '@sopaan/ui/application-timeline';
import { isActiveApplication } from '@sopaan/ui/application-text';
import { WithdrawButton } from '@sopaan/ui/withdraw-button';
import { Box } from '@sopaan/ui/core';
import { useEffect, useRef } from 'react';
import { useWithdraw } from '../api/use-application-mutations';
import { SentDetails } from './sent-details';

interface ApplicationRecordProps {
  application: Application;
  job: { id: string; title: string; isOpen: boolean };
}

/** An application's timeline, what was sent, and the button that withdraws it. */
export function ApplicationRecord({ application, job }: ApplicationRecordProps) {
  const { mutateAsync } = useWithdraw(job.id);
  const root = useRef<HTMLDivElement>(null);
  const previousStatus = useRef(application.status);
  useEffect(() => {
    // The withdraw button has disappeared, so the focus moves here.
    if (previousStatus.current !== application.status) root.current?.focus();
    previousStatus.current = application.status;
  }, [application.status]);
  return (
    <Box
      ref={root}
      tabIndex={-1}
      sx={{ outline: 'none', display: 'grid', gap: 1.5, justifyItems: 'start' }}
    >
      <ApplicationTimeline application={application} />
      <SentDetails application={application} />
      {isActiveApplication(application) && (
        <WithdrawButton application={application} job={job} onWithdraw={() => mutateAsync()} />
      )}
    </Box>
  );
}
