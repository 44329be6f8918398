import { loginPath, paths } from '@sopaan/contract/paths';
import type { SessionStatus } from '@sopaan/contract/stores';
import { loginState } from '@sopaan/session/login-reason';
import { AppLink, Box, PageHeading, Typography } from '@sopaan/ui/core';
import { lazyPart } from '@sopaan/ui/lazy-part';

/** Loaded for members only, because it needs another shared library than the list. */
const PracticeProgress = lazyPart(
  async () => (await import('./practice-progress')).PracticeProgress,
);

/** Title of the practice page, with the member's progress or a hint to log in. */
export function PracticeHeader({ viewer }: { viewer: SessionStatus }) {
  return (
    <Box sx={viewer === 'member' ? columns : lines}>
      <PageHeading
        eyebrow="Practice"
        title="Solve one challenge at a time"
        description="Short problems with examples and hidden tests, from beginner to hard, in six languages."
      />
      {viewer === 'member' ? (
        <Box sx={{ minHeight: 64 }}>
          <PracticeProgress />
        </Box>
      ) : (
        <GuestHint />
      )}
    </Box>
  );
}

function GuestHint() {
  return (
    <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
      <AppLink
        to={loginPath(paths.practice)}
        state={loginState({ action: 'solve' })}
        underline="always"
      >
        Log in
      </AppLink>{' '}
      to solve challenges and keep track of them.
    </Typography>
  );
}

const lines = { mb: { xs: 0, md: 1 } } as const;

const columns = {
  display: 'grid',
  gap: { xs: 0, md: 4 },
  alignItems: 'center',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 280px' },
  mb: { xs: 1.5, md: 1 },
} as const;
