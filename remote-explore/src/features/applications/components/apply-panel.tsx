import type { Job } from '@sopaan/schemas/job';
import { Alert, Box, Button, Card, Skeleton, Typography, VisuallyHidden } from '@sopaan/ui/core';
import { DateText } from '@sopaan/ui/display';
import { useEffect, useId, useRef } from 'react';
import { applicantCountText, isActiveApplication } from '../application-text';
import type { JobApplicationControl } from '../use-job-application';
import { ApplicationRecord } from './application-record';
import { ApplyActions } from './apply-actions';

interface ApplyPanelProps {
  job: Job;
  applying: JobApplicationControl;
  /** Whether the buttons stand here; on narrow screens they stand in a bar. */
  hasActions: boolean;
  /** Until the last date; 0 is today. */
  daysLeft: number;
}

/** How one stands to the job: open, applied, withdrawn, closed. */
export function ApplyPanel({ job, applying, hasActions, daysLeft }: ApplyPanelProps) {
  const id = useId();
  const { application, isOpen, isLoading, problem, canApply, officialUrl, isDialogOpen } = applying;
  const isOfficial = officialUrl !== undefined;
  const title = useRef<HTMLHeadingElement>(null);
  const wasDialogOpen = useRef(false);
  useEffect(() => {
    // The button that opened the dialog is gone: what became of it stands here.
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
        {titleOf(applying)}
      </Typography>
      {isOpen && <LastMoment at={job.lastDate} daysLeft={daysLeft} />}
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
        {applicantCountText(job.appliedCount, isOfficial)}
      </Typography>
      {!isOpen && (
        <Alert severity="warning" role="none" title="This job is closed" sx={{ mt: 2 }}>
          Applications were taken until <DateText value={job.lastDate} time />. Below are jobs that
          are still open.
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
      {problem && (
        <Alert
          severity="error"
          title="Your application could not be loaded"
          sx={{ mt: 2 }}
          action={<Button onClick={() => void applying.reload()}>Try again</Button>}
        >
          {problem}
        </Alert>
      )}
      {canApply && hasActions && (
        <Box sx={{ mt: 2 }}>
          <ApplyActions applying={applying} />
        </Box>
      )}
      {isOpen && !isActiveApplication(application) && (
        <Typography variant="caption" color="textSecondary" component="p" sx={{ mt: 2 }}>
          {isOfficial
            ? 'You apply on the site of the authority, not here. When you have, mark it here and keep track of it.'
            : 'You see what is sent before you send it. Nobody should ask you to pay for a job.'}
        </Typography>
      )}
    </Card>
  );
}

/** So many days before its end a date is said to be near. */
const NEAR = 7;

function LastMoment({ at, daysLeft }: { at: string; daysLeft: number }) {
  const isNear = daysLeft <= NEAR;
  const hint = daysLeft <= 0 ? 'today' : daysLeft === 1 ? 'tomorrow' : `${daysLeft} days left`;
  return (
    <Typography
      variant="subtitle2"
      component="p"
      sx={{ mt: 0.5, ...(isNear && { color: 'error.main' }) }}
    >
      Last date: <DateText value={at} time />
      {isNear && ` (${hint})`}
    </Typography>
  );
}

function titleOf({ application, isOpen, officialUrl }: JobApplicationControl): string {
  if (isActiveApplication(application)) {
    return officialUrl ? 'You have marked this as applied' : 'You have applied';
  }
  if (application && isOpen) return 'You have withdrawn your application';
  return isOpen ? 'Applications are open' : 'Applications are closed';
}
