import { call } from '@sopaan/api-client/call';
import { bus } from '@sopaan/events/bus';
import { endSessionsEndpoint } from '@sopaan/schemas/account-sessions';
import { Alert, Box, Button } from '@sopaan/ui/core';
import { useQueryClient } from '@tanstack/react-query';
import { logout } from '../../../session/logout';
import { sessionsQuery } from '../api/get-sessions';
import { getErrorMessage } from '../../../errors/error-message';
import { useGuardedMutation } from '../form/use-guarded-mutation';

/** Signs out all other devices, or all devices including this one. */
export function SignOutAll({ onEnded }: { onEnded: () => void }) {
  const queryClient = useQueryClient();
  const endOthers = useGuardedMutation({
    send: () => call(endSessionsEndpoint, { keepThis: true }),
    onSuccess: () => {
      const message = 'All other devices are signed out.';
      bus.publish('toast:requested', { kind: 'success', message }, 'host');
      onEnded();
      queryClient.setQueryData(sessionsQuery().queryKey, (before) =>
        before?.filter(({ current }) => current),
      );
    },
  });
  const endAll = useGuardedMutation({
    send: () => logout(() => call(endSessionsEndpoint, { keepThis: false })),
  });
  const pending = endOthers.pending || endAll.pending;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {endOthers.error && (
        <Alert severity="error" title="Your other devices are still signed in">
          {getErrorMessage(endOthers.error)}
        </Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          variant="outlined"
          aria-disabled={pending}
          onClick={() => !pending && endOthers.mutate()}
        >
          {endOthers.pending ? 'Signing out…' : 'Sign out everywhere else'}
        </Button>
        <Button
          variant="outlined"
          color="error"
          aria-disabled={pending}
          onClick={() => !pending && endAll.mutate()}
        >
          Sign out everywhere
        </Button>
      </Box>
    </Box>
  );
}
