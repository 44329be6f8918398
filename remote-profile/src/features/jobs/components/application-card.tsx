import { paths } from '@sopaan/contract/paths';
import type { ApplicationListItem } from '@sopaan/schemas/jobs/application';
import { ApplicationAttachments } from '@sopaan/ui/application-attachments';
import { ApplicationTimeline } from '@sopaan/ui/application-timeline';
import { applicationStatusText, isActiveApplication } from '@sopaan/ui/application-text';
import { WithdrawButton } from '@sopaan/ui/withdraw-button';
import { AppLink, Box, Card, Typography } from '@sopaan/ui/core';
import { Chip, DateText } from '@sopaan/ui/display';
import { useEffect, useRef } from 'react';
import { attachmentLoaders } from '@sopaan/session/attachment-loaders';
import { useWithdraw } from '../api/use-withdraw';

/** An application with its status, its timeline, what was attached and the button that withdraws it. */
export function ApplicationCard({ application }: { application: ApplicationListItem }) {
  const { job, status, via: appliedOn } = application;
  const { mutateAsync } = useWithdraw(job.id);
  const root = useRef<HTMLDivElement>(null);
  const previousStatus = useRef(status);
  const isOpen = job.status === 'open';
  useEffect(() => {
    // The withdraw button has disappeared, so the focus moves here.
    if (previousStatus.current !== status) root.current?.focus();
    previousStatus.current = status;
  }, [status]);
  return (
    <Card
      ref={root}
      tabIndex={-1}
      component="article"
      sx={{ p: { xs: 2, md: 3 }, outline: 'none' }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
        <Box sx={{ flex: '1 1 14rem', minWidth: 0 }}>
          <Typography variant="h6" component="h3">
            <AppLink to={paths.job(job.title, job.id)}>{job.title}</AppLink>
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {job.organization.name}
            {' · '}
            {isOpen ? 'Open until ' : 'Closed on '}
            <DateText value={job.lastDate} />
          </Typography>
        </Box>
        <div>
          <Chip label={applicationStatusText(status, appliedOn)} size="small" />
        </div>
      </Box>
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        <ApplicationTimeline application={application} />
        <ApplicationAttachments
          application={application}
          {...attachmentLoaders(application.applicationId)}
        />
      </Box>
      {isActiveApplication(application) && (
        // Aligns the text of the button with the lines above it.
        <Box sx={{ mt: 1.5, ml: '-14px' }}>
          <WithdrawButton
            application={application}
            job={{ title: job.title, isOpen }}
            onWithdraw={() => mutateAsync()}
          />
        </Box>
      )}
    </Card>
  );
}
