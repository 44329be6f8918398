import { PRODUCT_NAME } from '@sopaan/contract/version';
import type { Application } from '@sopaan/schemas/application';
import type { Job } from '@sopaan/schemas/job';
import { Alert, Button } from '@sopaan/ui/core';
import { DialogActions, DialogContent, DialogTitle } from '@sopaan/ui/panels';
import { useEffect, useRef } from 'react';
import { SentDetails } from './sent-details';
import { Timeline } from './timeline';

interface SentStateProps {
  application: Application;
  job: Job;
  titleId: string;
  onClose: () => void;
}

/** What became of pressing the button. */
export function SentState({ application, job, titleId, onClose }: SentStateProps) {
  const title = useRef<HTMLHeadingElement>(null);
  // The button that was pressed is gone.
  useEffect(() => title.current?.focus(), []);
  const isOfficial = application.via === 'official';
  return (
    <>
      <DialogTitle id={titleId} ref={title} tabIndex={-1} sx={{ outline: 'none' }}>
        {isOfficial ? 'You keep track of this job' : 'Your application is in'}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
        <Alert severity="success" role="none">
          {isOfficial
            ? `${job.title} stands among your applications now. Nothing was sent from here.`
            : `${PRODUCT_NAME} keeps your application for ${job.title} for ${job.organization.name}. A mail with what it holds is on its way to you.`}
        </Alert>
        <Timeline application={application} />
        <SentDetails application={application} />
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          Done
        </Button>
      </DialogActions>
    </>
  );
}
