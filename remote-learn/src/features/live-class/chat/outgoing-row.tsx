import { Box, Button, Typography } from '@sopaan/ui/core';
import { errorMessage } from '../../../requests/error-message';
import type { OutgoingMessage } from './use-outgoing-messages';

interface OutgoingRowProps {
  message: OutgoingMessage;
  onRetry: () => void;
  onDiscard: () => void;
}

/** A message of the member that the others do not see yet. */
export function OutgoingRow({ message: { text, error }, onRetry, onDiscard }: OutgoingRowProps) {
  return (
    <Box sx={{ py: 0.5 }}>
      <Typography
        variant="body2"
        color="textSecondary"
        sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
      >
        {text}
      </Typography>
      {error ? (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <Typography variant="caption" color="error">
            {`Not sent. ${errorMessage(error)}`}
          </Typography>
          <Button size="small" onClick={onRetry}>
            Try again
          </Button>
          <Button size="small" onClick={onDiscard}>
            Discard
          </Button>
        </Box>
      ) : (
        <Typography variant="caption" color="textSecondary">
          Sending…
        </Typography>
      )}
    </Box>
  );
}
