import type { Job } from '@sopaan/schemas/jobs/job';
import { isActiveApplication } from '@sopaan/ui/application-text';
import { Alert, Box, Button, Card, Skeleton, Typography, VisuallyHidden } from '@sopaan/ui/core';
import { DateText } from '@sopaan/ui/display';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { applicantCountText } from '../application-text';
import type { JobApplicationControl } from '../use-job-application';
import { ApplicationRecord } from './application-record';
import { ApplyActions } from './apply-actions';

interface ApplyPanelProps {
  job: Job;
  control: JobApplicationControl;
  /** False on narrow screens, where the buttons are in a bar at the bottom. */
  hasActions: boolean;
  /** The last date to apply, shown while the job is open. */
  deadline: ReactNode;
}

/** The state of the visitor's application: open, applied, withdrawn or closed. */
export function ApplyPanel({ job, control, hasActions, deadline }: ApplyPanelProps) {
  const id = useId();
  const { application, isOpen, isLoading, loadError, canApply, isOfficial, isDialogOpen } = control;
  const applicants = applicantCountText(job.appliedCount, isOfficial);
  const title = useRef<HTMLHeadingElement>(null);
  const wasDialogOpen = useRef(false);
  useEffect(() => {
    // The button that opened the dialog has disappeared, so the focus moves to the new state.
    if (wasDialogOpen.current && !isDialogOpen && !canApply) title.current?.focus();
    wasDialogOpen.current = isDialogOpen;
  }, [isDialogOpen, canApply]);
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: { xs: 2, md: 3 } }}>
      <Typography
        id={id}
        ref={title}
        tabIndex={-1}
        variant="h5"
        component="h2"
        sx={{ outline: 'none' }}
      >
        {panelTitle(control)}
      </Typography>
      {isOpen && <Box sx={{ mt: 0.5 }}>{deadline}</Box>}
      {applicants && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
          {applicants}
        </Typography>
      )}
      {!isOpen && (
        <Alert severity="warning" role="none" title="This job is closed" sx={{ mt: 2 }}>
          Applications closed on <DateText value={job.lastDate} time />. See similar open jobs
          below.
        </Alert>
      )}
      {application && (
        <Box sx={{ mt: 2 }}>
          <ApplicationRecord
            application={application}
            job={{ id: job.id, title: job.title, isOpen }}
          />
        </Box>
      )}
      {isLoading && (
        <Box role="status" sx={{ mt: 2 }}>
          <VisuallyHidden>Loading...</VisuallyHidden>
          <Skeleton variant="rounded" height={48} />
        </Box>
      )}
      {loadError && (
        <Alert
          severity="error"
          title="Your application could not be loaded"
          sx={{ mt: 2 }}
          action={<Button onClick={() => void control.reload()}>Try again</Button>}
        >
          {loadError}
        </Alert>
      )}
      {canApply && hasActions && (
        <Box sx={{ mt: 2, display: { xs: 'none', lg: 'block' } }}>
          <ApplyActions control={control} />
        </Box>
      )}
      {isOpen && !isActiveApplication(application) && (
        <Typography variant="caption" color="textSecondary" component="p" sx={{ mt: 2 }}>
          {isOfficial
            ? trackingText(control)
            : 'You can review everything before you send it. Nobody should ask you to pay for a job.'}
        </Typography>
      )}
    </Card>
  );
}

function trackingText({ officialUrl }: JobApplicationControl): string {
  const way = officialUrl
    ? 'on the official site'
    : 'to the authority, as its official notice says';
  return `Track this post to be reminded of its last date. Apply ${way}, then mark it here as applied to be reminded of the dates that follow.`;
}

function panelTitle({ application, isOpen, isOfficial }: JobApplicationControl): string {
  if (isActiveApplication(application)) {
    return isOfficial ? 'You have marked this as applied' : 'You have applied';
  }
  if (application && isOpen) return 'You have withdrawn your application';
  return isOpen ? 'Applications are open' : 'Applications are closed';
}
