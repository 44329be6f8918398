import { loginPath, paths } from '@sopaan/contract/paths';
import type { SessionStatus } from '@sopaan/contract/stores';
import { AppLink, Box, Card, CardContent, PageHeading, Typography } from '@sopaan/ui/core';
import { LinearProgress } from '@sopaan/ui/display';
import { useQuery } from '@tanstack/react-query';
import { overviewQuery } from '../api/get-overview';

/** What the page is for, and how far its reader has come. */
export function PracticeHeader({ viewer }: { viewer: SessionStatus }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 0, md: 4 },
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 280px' },
        mb: { xs: 3, md: 4 },
      }}
    >
      <PageHeading
        eyebrow="Practice"
        title="Solve one challenge at a time"
        description="Short programming problems with examples and hidden tests, from first steps to hard. Pick a topic and a level."
      />
      {viewer === 'member' ? <Progress viewer={viewer} /> : <GuestHint />}
    </Box>
  );
}

function GuestHint() {
  return (
    <Typography variant="body2" color="textSecondary" sx={{ alignSelf: 'end', mb: { md: 3 } }}>
      <AppLink to={loginPath(paths.practice)} underline="always">
        Log in
      </AppLink>{' '}
      to keep track of what you solve.
    </Typography>
  );
}

/** Shown when the state of every challenge is known, so that the figure is true. */
function Progress({ viewer }: { viewer: SessionStatus }) {
  const { data } = useQuery(overviewQuery(viewer));
  if (!data) return null;
  const { items, isComplete } = data;
  const isKnown = isComplete && items.length > 0 && items.every((item) => item.status !== null);
  if (!isKnown) return null;
  const solved = items.filter((item) => item.status === 'solved').length;
  return (
    <Card component="section" aria-label="Your progress">
      <CardContent sx={{ display: 'grid', gap: 1 }}>
        <Typography variant="subtitle2" component="p">
          {`${solved} of ${items.length} solved`}
        </Typography>
        <LinearProgress
          variant="determinate"
          value={(100 * solved) / items.length}
          aria-hidden="true"
          sx={{ height: 8, borderRadius: 4 }}
        />
      </CardContent>
    </Card>
  );
}
