import { paths } from '@sopaan/contract/paths';
import type { JobListItem } from '@sopaan/schemas/jobs/job';
import { AppLink, Box, Typography } from '@sopaan/ui/core';
import { DateText } from '@sopaan/ui/display';

/** Jobs with organisation and last date only, in two columns where there is room. */
export function JobLinks({ jobs }: { jobs: readonly JobListItem[] }) {
  return (
    <Box component="ul" sx={list}>
      {jobs.map(({ id, title, organization, lastDate }) => (
        <Box component="li" key={id} sx={row}>
          <AppLink to={paths.job(title, id)} sx={{ typography: 'subtitle2' }}>
            {title}
          </AppLink>
          <Typography variant="body2" color="textSecondary">
            {organization.name} · Last date <DateText value={lastDate} />
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

const list = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  columnGap: 3,
  m: 0,
  p: 0,
  listStyle: 'none',
} as const;
const row = {
  py: 1,
  borderTop: '1px solid',
  borderColor: 'divider',
  overflowWrap: 'anywhere',
} as const;
