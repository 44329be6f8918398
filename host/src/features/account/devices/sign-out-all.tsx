import { call } from '@sopaan/api-client/call';
import { bus } from '@sopaan/events/bus';
import { endSessionsEndpoint } from '@sopaan/schemas/account-sessions';
import { Alert, Box, Button } from '@sopaan/ui/core';
import { useQueryClient } from '@tanstack/react-query';
import { logout } from '../../../session/logout';
import { sessionsQuery } from '../api/get-sessions';
import { problemText } from '../../../problem/problem-text';
import { useWrite } from '../form/use-write';

/** Signs out all devices at once: the others, or this one with them. */
export function SignOutAll({ onEnded }: { onEnded: () => void }) {
  const queryClient = useQueryClient();
  const endOthers = useWrite({
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
  const endAll = useWrite({
    send: () => logout(() => call(endSessionsEndpoint, { keepThis: false })),
  });
  const pending = endOthers.pending || endAll.pending;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {endOthers.error && (
        <Alert severity="error" title="Your other devices are still signed in">
          {problemText(endOthers.error)}
        </Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          variant="outlined"
          aria-disabled={pending}
          onClick={() => !pending && endOthers.press()}
        >
          {endOthers.pending ? 'Signing out…' : 'Sign out everywhere else'}
        </Button>
        <Button
          variant="outlined"
          color="error"
          aria-disabled={pending}
          onClick={() => !pending && endAll.press()}
        >
          Sign out everywhere
        </Button>
      </Box>
    </Box>
  );
}
