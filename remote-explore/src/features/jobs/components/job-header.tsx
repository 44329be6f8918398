import { paths } from '@sopaan/contract/paths';
import type { Job } from '@sopaan/schemas/jobs/job';
import { Box, Card, Typography } from '@sopaan/ui/core';
import { Chip, Fact, InitialsAvatar } from '@sopaan/ui/display';
import type { ReactNode } from 'react';
import { capitalize } from '@sopaan/search/job-text';
import { PostedText } from '@sopaan/search/posted-text';
import { DetailHeader } from '../../../components/detail-header';

interface JobHeaderProps {
  job: Job;
  /** In milliseconds since 1970. */
  now: number;
  /** Buttons below the title. */
  actions: ReactNode;
}

/** Title, organisation and age of a job. */
export function JobHeader({ job, now, actions }: JobHeaderProps) {
  const { organization } = job;
  const isGovernment = job.kind === 'government';
  const parent = isGovernment
    ? { to: paths.govtJobs, name: 'Government jobs' }
    : { to: paths.privateJobs, name: 'Private jobs' };
  const tags = [...job.job_types, capitalize(job.work_mode), ...job.career_stages.map(capitalize)];
  return (
    <DetailHeader parent={parent} title={job.title}>
      <Card sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, p: { xs: 2, md: 4 } }}>
        <InitialsAvatar name={organization.name} src={organization.logo_url} size={64} />
        <Box sx={{ display: 'grid', gap: 1.25, flex: '1 1 18rem', minWidth: 0 }}>
          <Box>
            <Typography variant="h2" component="h1">
              {job.title}
            </Typography>
            <Typography color="textSecondary">
              {[organization.name, job.department !== organization.name && job.department]
                .filter(Boolean)
                .join(' · ')}
            </Typography>
          </Box>
          <Box component="ul" aria-label="Kind of job" sx={tagList}>
            {[...new Set(tags)].filter(Boolean).map((tag) => (
              <li key={tag}>
                <Chip label={tag} size="small" />
              </li>
            ))}
          </Box>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
            {actions}
            <Fact icon="clock">
              <PostedText postedAt={job.postedAt} now={now} />
            </Fact>
          </Box>
        </Box>
      </Card>
    </DetailHeader>
  );
}

const tagList = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  m: 0,
  p: 0,
  listStyle: 'none',
} as const;
