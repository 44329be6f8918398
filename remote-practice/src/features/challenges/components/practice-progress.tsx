import { Card, Skeleton, Typography } from '@sopaan/ui/core';
import { LinearProgress } from '@sopaan/ui/display';
import { useQuery } from '@tanstack/react-query';
import { progressQuery } from '../api/get-progress';

/** The member's progress. Hidden if the request fails, as the list below shows the error. */
export function PracticeProgress() {
  const { data, isPending } = useQuery(progressQuery);
  if (isPending) return <Skeleton variant="rounded" height={64} sx={{ borderRadius: '16px' }} />;
  if (!data || data.total === 0) return null;
  const { solved, total } = data;
  return (
    <Card component="section" aria-label="Your progress" sx={progress}>
      <Typography variant="subtitle2" component="p">
        {`${solved} of ${total} solved`}
      </Typography>
      <LinearProgress
        variant="determinate"
        value={(100 * solved) / total}
        aria-hidden="true"
        sx={{ height: 8, borderRadius: 4 }}
      />
    </Card>
  );
}

const progress = {
  display: 'grid',
  alignContent: 'center',
  gap: 1,
  minHeight: 64,
  px: 2,
  py: 1.5,
} as const;
