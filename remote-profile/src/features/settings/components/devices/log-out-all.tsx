import { bus } from '@sopaan/events/bus';
import { Alert, Box, Button } from '@sopaan/ui/core';
import { useEndAllSessions, useEndOtherSessions } from '../../api/use-end-sessions';

/** Logs out all other devices, or all devices including this one. */
export function LogOutAll({ onEnded }: { onEnded: () => void }) {
  const endOthers = useEndOtherSessions(() => {
    const message = 'All other devices have been logged out.';
    bus.publish('toast:requested', { kind: 'success', message }, 'profile');
    onEnded();
  });
  const endAll = useEndAllSessions();
  const error = endOthers.error ?? endAll.error;
  const isPending = endOthers.isPending || endAll.isPending;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {error && (
        <Alert severity="error" title="Your other devices could not be logged out">
          {error.message}
        </Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          variant="outlined"
          aria-disabled={isPending}
          onClick={() => !isPending && endOthers.mutate()}
        >
          {endOthers.isPending ? 'Logging out…' : 'Log out everywhere else'}
        </Button>
        <Button
          variant="outlined"
          color="error"
          aria-disabled={isPending}
          onClick={() => !isPending && endAll.mutate()}
        >
          Log out everywhere
        </Button>
      </Box>
    </Box>
  );
}
