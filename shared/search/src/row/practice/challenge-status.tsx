/** What a challenge is for the member. */
import { Box, Icon } from '@sopaan/ui/core';

/** The member's status for a challenge. Empty for guests and for new challenges. */
export function ChallengeStatus({ status }: { status: string | null }) {
  if (status !== 'solved' && status !== 'tried') return null;
  const isSolved = status === 'solved';
  return (
    <Box
      component="span"
      sx={{
        flex: 'none',
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.5,
        typography: 'subtitle2',
        color: isSolved ? 'success.main' : 'text.secondary',
      }}
    >
      <Icon name={isSolved ? 'check' : 'edit'} size={18} />
      {isSolved ? 'Solved' : 'Tried'}
    </Box>
  );
}
