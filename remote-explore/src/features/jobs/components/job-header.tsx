import { paths } from '@sopaan/contract/paths';
import type { Job } from '@sopaan/schemas/jobs/job';
import { Box, Card, Typography } from '@sopaan/ui/core';
import { Chip, Fact, InitialsAvatar } from '@sopaan/ui/display';
import type { ReactNode } from 'react';
import { capitalize, locationText, salaryText } from '@sopaan/ui/job-text';
import { PostedText } from '@sopaan/search/posted-text';
import { DetailHeader } from '../../../components/detail-header';

interface JobHeaderProps {
  job: Job;
  /** In milliseconds since 1970. */
  now: number;
  /** Buttons below the title. */
  actions: ReactNode;
}

/** Title, organisation, pay, place and age of a job. */
export function JobHeader({ job, now, actions }: JobHeaderProps) {
  const { organization } = job;
  const isGovernment = job.kind === 'government';
  const parent = isGovernment
    ? { to: paths.govtJobs, name: 'Government jobs' }
    : { to: paths.privateJobs, name: 'Private jobs' };
  const tags = [...job.job_types, capitalize(job.work_mode), ...job.career_stages.map(capitalize)];
  return (
    <DetailHeader parent={parent} title={job.title}>
      <Card sx={card}>
        <InitialsAvatar name={organization.name} src={organization.logo_url} size={56} />
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="h2" component="h1" sx={{ overflowWrap: 'anywhere' }}>
            {job.title}
          </Typography>
          <Typography color="textSecondary">
            {[organization.name, job.department !== organization.name && job.department]
              .filter(Boolean)
              .join(' · ')}
          </Typography>
        </Box>
        <Box sx={details}>
          <PayAndPlace job={job} />
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

/** The two facts that people compare jobs by. On a phone the table of all facts is below the first screenful. */
function PayAndPlace({ job }: { job: Job }) {
  const salary = salaryText(job.salary);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5 }}>
      {salary && (
        <Fact icon="rupee">
          <Box component="strong" sx={{ typography: 'subtitle2', color: 'text.primary' }}>
            {salary}
          </Box>
        </Fact>
      )}
      <Fact icon="map-pin">{locationText(job.location)}</Fact>
    </Box>
  );
}

/** Picture and title in a row; the details are below both on phones, below the title on wide screens. */
const card = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 1.25,
  p: { xs: 2, md: 4 },
} as const;
const details = {
  display: 'grid',
  gap: 1.25,
  minWidth: 0,
  gridColumn: { xs: '1 / -1', md: '2' },
} as const;
const tagList = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  m: 0,
  p: 0,
  listStyle: 'none',
} as const;
