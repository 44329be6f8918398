import { isApiError } from '@sopaan/api-client/api-error';
import { call } from '@sopaan/api-client/call';
import { bus } from '@sopaan/events/bus';
import { endSessionEndpoint, type SignedInSession } from '@sopaan/schemas/account-sessions';
import { Button, VisuallyHidden } from '@sopaan/ui/core';
import { dateText } from '@sopaan/ui/display';
import { getErrorMessage } from '../../../errors/error-message';
import { useGuardedMutation } from '../form/use-guarded-mutation';
import { deviceName } from './device-name';

interface EndDeviceButtonProps {
  session: SignedInSession;
  onEnded: () => void;
  onErrorMessage: (message: string) => void;
}

/** Signs another device out. Succeeds when its session has already ended. */
async function endSession(sessionId: string): Promise<void> {
  try {
    await call(endSessionEndpoint, { sessionId });
  } catch (error) {
    if (!isApiError(error) || error.code !== 'NOT_FOUND') throw error;
  }
}

export function EndDeviceButton({ session, onEnded, onErrorMessage }: EndDeviceButtonProps) {
  const name = deviceName(session);
  const { mutate, pending } = useGuardedMutation({
    send: () => {
      onErrorMessage('');
      return endSession(session.id);
    },
    onSuccess: () => {
      const message = `${name} is signed out.`;
      bus.publish('toast:requested', { kind: 'success', message }, 'host');
      onEnded();
    },
    onError: (error) => onErrorMessage(getErrorMessage(error)),
  });
  const since = dateText(session.createdAt, { time: true, zone: 'local' });
  return (
    <Button variant="outlined" size="small" aria-disabled={pending} onClick={mutate}>
      {pending ? 'Signing out…' : 'Sign out'}
      <VisuallyHidden>{` ${name}, signed in since ${since}`}</VisuallyHidden>
    </Button>
  );
}
