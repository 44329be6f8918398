import type { Application } from '@sopaan/schemas/jobs/application';
import type { Job } from '@sopaan/schemas/jobs/job';
import { ApplicationTimeline } from '@sopaan/ui/application-timeline';
import { Alert, Button } from '@sopaan/ui/core';
import { DialogActions, DialogContent, DialogTitle } from '@sopaan/ui/panels';
import { useEffect, useRef } from 'react';
import { SentDetails } from './sent-details';
import { WhatNext } from './what-next';

interface SentStateProps {
  application: Application;
  job: Job;
  titleId: string;
  onClose: () => void;
}

/** Confirms that an application was sent or a job is tracked, and says where to go from there. */
export function SentState({ application, job, titleId, onClose }: SentStateProps) {
  const title = useRef<HTMLHeadingElement>(null);
  // The submit button has disappeared, so the focus moves to the title.
  useEffect(() => title.current?.focus(), []);
  const isOfficial = application.via === 'official';
  return (
    <>
      <DialogTitle id={titleId} ref={title} tabIndex={-1} sx={{ outline: 'none' }}>
        {isOfficial ? "You're tracking this job" : 'Application submitted'}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
        <Alert severity="success" role="none">
          {isOfficial
            ? `${job.title} has been added to your applications. Nothing was sent to the authority.`
            : `Your application for ${job.title} at ${job.organization.name} has been submitted.`}
        </Alert>
        <ApplicationTimeline application={application} />
        <SentDetails application={application} />
        <WhatNext job={job} />
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          Done
        </Button>
      </DialogActions>
    </>
  );
}
