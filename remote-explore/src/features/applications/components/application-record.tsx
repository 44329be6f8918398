import type { Application } from '@sopaan/schemas/application';
import { Box } from '@sopaan/ui/core';
import { useEffect, useRef } from 'react';
import { isActiveApplication } from '../application-text';
import { SentDetails } from './sent-details';
import { Timeline } from './timeline';
import { WithdrawButton } from './withdraw-button';

interface ApplicationRecordProps {
  application: Application;
  job: { id: string; title: string; isOpen: boolean };
}

/** How an application stands, what was sent, and the way to take it back. */
export function ApplicationRecord({ application, job }: ApplicationRecordProps) {
  const root = useRef<HTMLDivElement>(null);
  const known = useRef(application.status);
  useEffect(() => {
    // The button that was pressed is gone with it.
    if (known.current !== application.status) root.current?.focus();
    known.current = application.status;
  }, [application.status]);
  return (
    <Box
      ref={root}
      tabIndex={-1}
      sx={{ outline: 'none', display: 'grid', gap: 1.5, justifyItems: 'start' }}
    >
      <Timeline application={application} />
      <SentDetails application={application} />
      {isActiveApplication(application) && <WithdrawButton application={application} job={job} />}
    </Box>
  );
}
