import type { JobListItem } from '@sopaan/schemas/jobs/job';
import { Box } from '@sopaan/ui/core';
import { DateText } from '@sopaan/ui/items';
import { daysLeft } from './job-dates';

/** A last date within this many days is highlighted. */
const NEAR_DAYS = 7;

interface LastDateProps {
  job: Pick<JobListItem, 'lastDate' | 'status'>;
  /** In milliseconds since 1970. */
  now: number;
  /** Also shows the time. */
  time?: boolean;
}

/** The last date to apply, with the days left when it is near. */
export function LastDate({ job, now, time = false }: LastDateProps) {
  const days = daysLeft(job.lastDate, now);
  const isClosed = job.status === 'closed' || days < 0;
  const isNear = !isClosed && days <= NEAR_DAYS;
  const hint = days === 0 ? 'today' : days === 1 ? 'tomorrow' : `${days} days left`;
  return (
    <Box sx={{ typography: 'subtitle2', color: isNear ? 'error.main' : 'text.primary' }}>
      {isClosed ? 'Closed on ' : 'Last date: '}
      <DateText value={job.lastDate} time={time} />
      {isNear && ` (${hint})`}
    </Box>
  );
}
