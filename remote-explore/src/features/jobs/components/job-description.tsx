import type { Job } from '@sopaan/schemas/jobs/job';
import { Box, Typography } from '@sopaan/ui/core';
import { Chip, SafeHtml } from '@sopaan/ui/display';
import { READING_WIDTH } from '@sopaan/ui/reading-width';
import { JobSection } from './job-section';
import { JobPointList } from './job-point-list';

/** Description, responsibilities, skills and benefits of a job. */
export function JobDescription({ job }: { job: Job }) {
  const { description, requirements, benefits } = job;
  return (
    <>
      <JobSection title="Description">
        <SafeHtml html={description.brief} />
        {description.detailed && (
          <Typography sx={{ mt: 2, maxWidth: READING_WIDTH, whiteSpace: 'pre-line' }}>
            {description.detailed}
          </Typography>
        )}
      </JobSection>
      {description.responsibilities.length > 0 && (
        <JobSection title="Responsibilities">
          <JobPointList points={description.responsibilities} icon="check" />
        </JobSection>
      )}
      {requirements.skills.length > 0 && (
        <JobSection title="Skills">
          <Box component="ul" sx={chips}>
            {requirements.skills.map(({ name }) => (
              <li key={name}>
                <Chip label={name} variant="outlined" />
              </li>
            ))}
          </Box>
        </JobSection>
      )}
      {benefits.length > 0 && (
        <JobSection title="Benefits">
          <JobPointList points={benefits} icon="star" />
        </JobSection>
      )}
    </>
  );
}

const chips = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  m: 0,
  p: 0,
  listStyle: 'none',
} as const;
