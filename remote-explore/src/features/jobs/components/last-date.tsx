import type { JobListItem } from '@sopaan/schemas/job';
import { Box } from '@sopaan/ui/core';
import { DateText } from '@sopaan/ui/display';
import { daysLeft } from '../job-text';

/** Within so many days a last date is said to be near. */
const NEAR = 7;

/** Until when one may apply, and how long that still is when it is not long. */
export function LastDate({ job }: { job: Pick<JobListItem, 'lastDate' | 'status'> }) {
  const days = daysLeft(job.lastDate);
  const isClosed = job.status === 'closed' || days < 0;
  const isNear = !isClosed && days <= NEAR;
  const hint = days === 0 ? 'today' : days === 1 ? 'tomorrow' : `${days} days left`;
  return (
    <Box sx={{ typography: 'subtitle2', color: isNear ? 'error.main' : 'text.primary' }}>
      {isClosed ? 'Closed on ' : 'Last date: '}
      <DateText value={job.lastDate} />
      {isNear && ` (${hint})`}
    </Box>
  );
}
