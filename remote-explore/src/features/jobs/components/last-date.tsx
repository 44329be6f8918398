import type { JobListItem } from '@sopaan/schemas/job';
import { Box } from '@sopaan/ui/core';
import { DateText } from '@sopaan/ui/display';
import { daysLeft } from '../job-text';

/** A last date within this many days is highlighted. */
const NEAR_DAYS = 7;

/** The last date to apply, with the days left when it is near. */
export function LastDate({ job }: { job: Pick<JobListItem, 'lastDate' | 'status'> }) {
  const days = daysLeft(job.lastDate);
  const isClosed = job.status === 'closed' || days < 0;
  const isNear = !isClosed && days <= NEAR_DAYS;
  const hint = days === 0 ? 'today' : days === 1 ? 'tomorrow' : `${days} days left`;
  return (
    <Box sx={{ typography: 'subtitle2', color: isNear ? 'error.main' : 'text.primary' }}>
      {isClosed ? 'Closed on ' : 'Last date: '}
      <DateText value={job.lastDate} />
      {isNear && ` (${hint})`}
    </Box>
  );
}
