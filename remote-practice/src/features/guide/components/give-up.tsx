import { ConfirmButton } from '@sopaan/ui/confirm-button';
import { Box, Typography } from '@sopaan/ui/core';
import { useGiveUpChallenge } from '../api/use-guide-mutations';
import { EDITORIAL_ID } from './editorial-text';

/** Says that the editorial opens after solving the challenge, and offers to give up. */
export function GiveUp({ challengeId }: { challengeId: string }) {
  const { mutateAsync: giveUpChallenge } = useGiveUpChallenge(challengeId);
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <Typography variant="body2">
        The editorial explains the idea and shows the reference solution. It opens when you have
        solved the challenge.
      </Typography>
      <Typography variant="body2" color="textSecondary">
        You can also give up and read it now. The challenge then earns you no points and no coins,
        even if you solve it later.
      </Typography>
      <ConfirmButton
        variant="outlined"
        size="medium"
        title="Give up this challenge?"
        text="You see the editorial now. The challenge will earn you no points and no coins, even if you solve it later. This cannot be undone."
        confirmLabel="Give up"
        cancelLabel="Keep trying"
        errorTitle="The editorial could not be opened."
        onConfirm={() => giveUpChallenge()}
        focusFallback={() => document.getElementById(EDITORIAL_ID)}
      >
        Give up and show the editorial
      </ConfirmButton>
    </Box>
  );
}
