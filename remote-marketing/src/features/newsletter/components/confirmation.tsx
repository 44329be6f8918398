import { paths } from '@sopaan/contract/paths';
import type { NewsletterConfirmation } from '@sopaan/schemas/newsletter/confirmation';
import { Alert, Box, Button, LinkButton, Typography } from '@sopaan/ui/core';
import { OutcomeBox } from '@sopaan/ui/forms';
import { useConfirm } from '../api/use-confirm';

interface ConfirmationProps extends NewsletterConfirmation {
  token: string;
}

/** Confirming requires a click on a button, because mail scanners also open links. */
export function Confirmation({ token, topic, isConfirmed, preferencesToken }: ConfirmationProps) {
  const { mutate, isPending, error } = useConfirm(token);
  if (isConfirmed) {
    return (
      <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
        <OutcomeBox outcome={isConfirmed}>
          <Alert severity="success" title={`You are subscribed to “${topic}”`}>
            Each email has a link to unsubscribe.
          </Alert>
        </OutcomeBox>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <LinkButton to={paths.newsletter} variant="contained">
            Read past issues
          </LinkButton>
          {preferencesToken && (
            <LinkButton to={paths.newsletterPreferences(preferencesToken)} variant="outlined">
              Choose my emails
            </LinkButton>
          )}
        </Box>
      </Box>
    );
  }
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <Typography>Do you want to receive “{topic}” at the address that got this link?</Typography>
      {error && (
        <Alert severity="error" title="Your subscription could not be confirmed">
          {error.message}
        </Alert>
      )}
      <Button
        variant="contained"
        size="large"
        aria-disabled={isPending}
        onClick={() => {
          if (!isPending) mutate();
        }}
      >
        {isPending ? 'Confirming…' : 'Confirm my subscription'}
      </Button>
      <Typography variant="body2" color="textSecondary">
        Did not subscribe? Then close this page: nothing is sent until you press the button.
      </Typography>
    </Box>
  );
}
