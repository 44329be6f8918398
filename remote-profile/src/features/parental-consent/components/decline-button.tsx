import { Alert, Box, Button } from '@sopaan/ui/core';
import { useDecide } from '../api/use-decide';

interface DeclineButtonProps {
  token: string;
  label: string;
}

export function DeclineButton({ token, label }: DeclineButtonProps) {
  const { mutate, isPending, error } = useDecide(token);
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      {error && (
        <Alert severity="error" title="Your decision could not be saved">
          {error.message}
        </Alert>
      )}
      <Button
        variant="outlined"
        size="large"
        aria-disabled={isPending}
        onClick={() => {
          if (!isPending) mutate('decline');
        }}
      >
        {label}
      </Button>
    </Box>
  );
}
