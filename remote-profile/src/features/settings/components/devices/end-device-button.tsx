import { bus } from '@sopaan/events/bus';
import type { SignedInSession } from '@sopaan/schemas/account/sessions';
import { Button, VisuallyHidden } from '@sopaan/ui/core';
import { dateText } from '@sopaan/ui/display';
import { useEndSession } from '../../api/use-end-sessions';
import { deviceName } from './device-name';

interface EndDeviceButtonProps {
  session: SignedInSession;
  onEnded: () => void;
  onErrorMessage: (message: string) => void;
}

/** Logs another device out. */
export function EndDeviceButton({ session, onEnded, onErrorMessage }: EndDeviceButtonProps) {
  const name = deviceName(session);
  const { mutate, isPending } = useEndSession(session.id, {
    onSuccess: () => {
      const message = `${name} has been logged out.`;
      bus.publish('toast:requested', { kind: 'success', message }, 'profile');
      onEnded();
    },
    onError: (error) => onErrorMessage(error.message),
  });
  const press = () => {
    if (isPending) return;
    onErrorMessage('');
    mutate();
  };
  const since = dateText(session.createdAt, { time: true, zone: 'local' });
  return (
    <Button variant="outlined" size="small" aria-disabled={isPending} onClick={press}>
      {isPending ? 'Logging out…' : 'Log out'}
      <VisuallyHidden>{` ${name}, logged in since ${since}`}</VisuallyHidden>
    </Button>
  );
}
