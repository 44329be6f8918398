import { paths } from '@sopaan/contract/paths';
import { Alert, AppLink, Box, Button, Typography } from '@sopaan/ui/core';
import { useUnsubscribe } from '../../api/use-unsubscribe';

interface UnsubscribeFormProps {
  token: string;
  /** What the emails are about, after "emails about". */
  topic: string;
  isWanted: boolean;
  /** The page to choose emails without an account. */
  preferencesPath?: string | undefined;
}

/** Unsubscribing takes a button, since mail scanners open links as well. */
export function UnsubscribeForm({ token, topic, isWanted, preferencesPath }: UnsubscribeFormProps) {
  const { mutate, isPending, error } = useUnsubscribe(token);
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      {isWanted ? (
        <>
          <Typography>Do you want to stop receiving emails about {topic}?</Typography>
          {error && (
            <Alert severity="error" title="You could not be unsubscribed">
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
            {isPending ? 'Unsubscribing…' : 'Unsubscribe'}
          </Button>
        </>
      ) : (
        <Alert severity="success" title="You are unsubscribed">
          You will no longer receive emails about {topic}.
        </Alert>
      )}
      {preferencesPath ? (
        <AppLink to={preferencesPath} variant="body2" underline="always">
          Choose which emails you receive
        </AppLink>
      ) : (
        <Typography variant="body2" color="textSecondary">
          Choose which emails you receive in your{' '}
          <AppLink to={`${paths.account}#emails`} underline="always">
            settings
          </AppLink>
          . Emails about the security of your account are always sent.
        </Typography>
      )}
    </Box>
  );
}
