import type { Job } from '@sopaan/schemas/jobs/job';
import { AppLink, Box, Card, Icon, Typography, type IconName } from '@sopaan/ui/core';
import type { Place } from '@sopaan/schemas/api/place';
import type { ReactNode } from 'react';
import { capitalize, salaryText } from '@sopaan/ui/job-text';

/** The key facts of a job. Unknown ones are marked or left out. */
export function JobFacts({ job }: { job: Job }) {
  const { government, organization, requirements } = job;
  return (
    <Card component="dl" aria-label="Facts" sx={grid}>
      <FactCell icon="rupee" name="Salary range">
        {salaryText(job.salary) || 'Not specified'}
      </FactCell>
      <FactCell icon="map-pin" name={job.location.length > 1 ? 'Locations' : 'Location'}>
        {job.location.length > 0
          ? job.location.map((location) => (
              <div key={locationName(location)}>{locationName(location)}</div>
            ))
          : 'Not specified'}
      </FactCell>
      <FactCell icon="briefcase" name="Job type">
        {job.job_types.join(', ') || job.job_type}
      </FactCell>
      <FactCell icon="home" name="Work mode">
        {capitalize(job.work_mode)}
      </FactCell>
      {!government && (
        <FactCell icon="layers" name="Experience">
          {experienceText(requirements)}
        </FactCell>
      )}
      {requirements.education && (
        <FactCell icon="graduation" name="Education">
          {requirements.education}
        </FactCell>
      )}
      <FactCell icon="building" name={government ? 'Sector' : 'Industry'}>
        {government?.govt_sector || organization.industry || 'Not specified'}
      </FactCell>
      <FactCell icon="users" name="Openings">
        {job.openings.toLocaleString('en-IN')}
      </FactCell>
      {government?.advertisement_number && (
        <FactCell icon="file" name="Advertisement number">
          {government.advertisement_number}
        </FactCell>
      )}
      {organization.contact.email && (
        <FactCell icon="mail" name="Contact email">
          <AppLink to={`mailto:${organization.contact.email}`}>
            {organization.contact.email}
          </AppLink>
        </FactCell>
      )}
    </Card>
  );
}

function FactCell({ icon, name, children }: { icon: IconName; name: string; children: ReactNode }) {
  return (
    <Box sx={{ display: 'grid', gap: 0.25, alignContent: 'start', minWidth: 0 }}>
      <Typography component="dt" variant="caption" color="textSecondary" sx={head}>
        <Icon name={icon} size={16} />
        {name}
      </Typography>
      <Typography component="dd" variant="subtitle2" sx={{ m: 0, overflowWrap: 'anywhere' }}>
        {children}
      </Typography>
    </Box>
  );
}

function locationName({ city, state, country }: Place): string {
  return [...new Set([city, state, country])].filter(Boolean).join(', ');
}

function experienceText({ min_experience: from, max_experience: to }: Job['requirements']): string {
  if (from === null && to === null) return 'Not specified';
  if (!to) return from ? `${from}+ years` : 'Freshers may apply';
  if (!from) return `Up to ${to === 1 ? '1 year' : `${to} years`}`;
  return from === to ? `${from} years` : `${from} to ${to} years`;
}

const head = { display: 'flex', alignItems: 'center', gap: 0.75 } as const;

const grid = {
  display: 'grid',
  gap: 2.5,
  m: 0,
  p: { xs: 2, md: 3 },
  gridTemplateColumns: {
    xs: 'repeat(2, minmax(0, 1fr))',
    sm: 'repeat(3, minmax(0, 1fr))',
    lg: 'repeat(2, minmax(0, 1fr))',
  },
} as const;
