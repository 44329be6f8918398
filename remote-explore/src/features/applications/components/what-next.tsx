import { paths } from '@sopaan/contract/paths';
import { computeCompleteness } from '@sopaan/schemas/profile/completeness';
import type { Job } from '@sopaan/schemas/jobs/job';
import { locationText, salaryText } from '@sopaan/ui/job-text';
import { useUser } from '@sopaan/session/user';
import { AppLink, Box, LinkButton, Typography } from '@sopaan/ui/core';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { jobsAfterApplicationQuery } from '../api/get-jobs-after-application';

/** Where to go after an application: the member's applications, an incomplete profile, and other jobs. */
export function WhatNext({ job }: { job: Job }) {
  const user = useUser(({ userData }) => userData);
  const percent = user ? computeCompleteness(user).percent : 100;
  const section = job.kind === 'government' ? 'govt-jobs' : 'private-jobs';
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <LinkButton to={paths.profile(section)} variant="outlined">
          See your applications
        </LinkButton>
        {percent < 100 && (
          <LinkButton to={paths.profile()} variant="outlined">
            {`Complete your profile (${percent}%)`}
          </LinkButton>
        )}
      </Box>
      <OtherOpenJobs jobId={job.id} />
    </>
  );
}

/** Nothing while the jobs are loading or if they cannot be loaded: the page behind the dialog lists jobs too. */
function OtherOpenJobs({ jobId }: { jobId: string }) {
  const headingId = useId();
  const { data } = useQuery(jobsAfterApplicationQuery(jobId));
  if (!data || data.items.length === 0) return null;
  return (
    <Box component="section" aria-labelledby={headingId}>
      <Typography id={headingId} variant="h5" component="h3" sx={{ mb: 1 }}>
        {data.basis === 'similar' ? 'Similar jobs' : 'New jobs'}
      </Typography>
      <Box component="ul" sx={{ display: 'grid', gap: 1.5, m: 0, p: 0, listStyle: 'none' }}>
        {data.items.map(({ id, title, organization, location, salary }) => (
          <li key={id}>
            <AppLink to={paths.job(title, id)} sx={{ display: 'inline-block', py: 0.25 }}>
              {title}
            </AppLink>
            <Typography variant="body2" color="textSecondary">
              {[organization.name, locationText(location), salaryText(salary)]
                .filter(Boolean)
                .join(' · ')}
            </Typography>
          </li>
        ))}
      </Box>
    </Box>
  );
}
