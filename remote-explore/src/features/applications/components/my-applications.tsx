import { paths } from '@sopaan/contract/paths';
import type { ApplicationKind, ApplicationListItem } from '@sopaan/schemas/jobs/application';
import { PagedList } from '@sopaan/search/paged-list';
import { useSession } from '@sopaan/session/session';
import { AppLink, Box, Card, EmptyState, LoadingState, Typography } from '@sopaan/ui/core';
import { applicationStatusText } from '@sopaan/ui/application-text';
import { Chip, DateText } from '@sopaan/ui/display';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { myApplicationsQuery } from '../api/get-applications';
import { ApplicationRecord } from './application-record';

/** A member's applications for jobs of one kind. Guests have none. */
export function MyApplications({ kind }: { kind: ApplicationKind }) {
  const isMember = useSession(({ status }) => status === 'member');
  return isMember ? <MemberApplications kind={kind} /> : null;
}

function MemberApplications({ kind }: { kind: ApplicationKind }) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} variant="h4" component="h2" sx={{ mb: 2 }}>
        Your applications
      </Typography>
      <PagedList
        query={useInfiniteQuery(myApplicationsQuery(kind))}
        label="Your applications"
        keyOf={({ applicationId }) => applicationId}
        renderItem={(application) => <ApplicationCard application={application} />}
        empty={
          <EmptyState
            icon="briefcase"
            title="No applications yet"
            description="Jobs that you apply for will appear here with their status."
          />
        }
        failedTitle="Your applications could not be loaded"
        level="h3"
        loading={<LoadingState shape="block" minHeight={160} />}
        layout="two-columns"
      />
    </Box>
  );
}

function ApplicationCard({ application }: { application: ApplicationListItem }) {
  const { job, status, via } = application;
  const isOpen = job.status === 'open';
  return (
    <Card sx={{ p: { xs: 2, md: 3 }, height: '100%' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
        <Box sx={{ flex: '1 1 14rem', minWidth: 0 }}>
          <Typography variant="h6" component="h3">
            <AppLink to={paths.job(job.title, job.id)}>{job.title}</AppLink>
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {job.organization.name}
          </Typography>
        </Box>
        <div>
          <Chip label={applicationStatusText(status, via)} size="small" />
        </div>
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
        {isOpen ? 'Open until ' : 'Closed on '}
        <DateText value={job.lastDate} />
      </Typography>
      <ApplicationRecord application={application} job={{ id: job.id, title: job.title, isOpen }} />
    </Card>
  );
}
