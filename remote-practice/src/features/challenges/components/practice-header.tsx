import { loginPath, paths } from '@sopaan/contract/paths';
import type { SessionStatus } from '@sopaan/contract/stores';
import { AppLink, Box, Card, PageHeading, Skeleton, Typography } from '@sopaan/ui/core';
import { LinearProgress } from '@sopaan/ui/display';
import { useQuery } from '@tanstack/react-query';
import { progressQuery } from '../api/get-progress';

/** Title of the practice page, with the member's progress or a hint to log in. */
export function PracticeHeader({ viewer }: { viewer: SessionStatus }) {
  return (
    <Box sx={columns}>
      <PageHeading
        eyebrow="Practice"
        title="Solve one challenge at a time"
        description="Short problems with examples and hidden tests, from beginner to hard, in six languages."
      />
      {viewer === 'member' ? <Progress /> : <GuestHint />}
    </Box>
  );
}

function GuestHint() {
  return (
    <Typography variant="body2" color="textSecondary" sx={{ alignSelf: 'end', mb: { md: 3 } }}>
      <AppLink to={loginPath(paths.practice)} underline="always">
        Log in
      </AppLink>{' '}
      to solve challenges and keep track of them.
    </Typography>
  );
}

/** Hidden if the request fails, as the list below shows the error. */
function Progress() {
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

const columns = {
  display: 'grid',
  gap: { xs: 0, md: 4 },
  alignItems: 'center',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 280px' },
  mb: { xs: 1.5, md: 1 },
} as const;

const progress = {
  display: 'grid',
  alignContent: 'center',
  gap: 1,
  minHeight: 64,
  px: 2,
  py: 1.5,
} as const;
