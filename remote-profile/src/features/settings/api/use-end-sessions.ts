import { isApiError } from '@sopaan/api-client/api-error';
import { call } from '@sopaan/api-client/call';
import { bus } from '@sopaan/events/bus';
import { endSessionEndpoint, endSessionsEndpoint } from '@sopaan/schemas/account/sessions';
import { useGuardedMutation } from '@sopaan/session/guarded-mutation';
import { useQueryClient } from '@tanstack/react-query';
import { sessionsQuery } from './get-sessions';

/** Succeeds when the session has already ended. */
async function endSession(sessionId: string): Promise<void> {
  try {
    await call(endSessionEndpoint, { sessionId });
  } catch (error) {
    if (!isApiError(error) || error.code !== 'NOT_FOUND') throw error;
  }
}

interface EndSessionOptions {
  onSuccess: () => void;
  onError: (error: Error) => void;
}

/** Logs another device out. */
export function useEndSession(sessionId: string, options: EndSessionOptions) {
  return useGuardedMutation({ send: () => endSession(sessionId), ...options });
}

/** Logs all other devices out. */
export function useEndOtherSessions(onSuccess: () => void) {
  const queryClient = useQueryClient();
  return useGuardedMutation({
    send: () => call(endSessionsEndpoint, { keepThis: true }),
    onSuccess: () => {
      onSuccess();
      queryClient.setQueryData(sessionsQuery().queryKey, (before) =>
        before?.filter(({ current }) => current),
      );
    },
  });
}

/** Logs all other devices out, then this one. */
export function useEndAllSessions() {
  return useGuardedMutation({
    send: () => call(endSessionsEndpoint, { keepThis: true }),
    onSuccess: () => bus.publish('logout:requested', {}, 'profile'),
  });
}
