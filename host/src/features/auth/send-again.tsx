import { useGuardedMutation } from '@sopaan/session/guarded-mutation';
import { Box, Button, VisuallyHidden } from '@sopaan/ui/core';
import { useState } from 'react';
import { getErrorMessage, getRetryAfter } from '../../errors/error-message';
import { useSecondsLeft } from './use-seconds-left';

/** Minimum time between two mails. */
const RESEND_DELAY_SECONDS = 30;

interface SendAgainProps {
  send: () => Promise<unknown>;
  /** When the last mail was sent, if that is known. */
  sentAt?: number | undefined;
  /** The message when another mail has been sent. */
  sentMessage: string;
  /** The message shown from the start. */
  initialMessage?: string | undefined;
}

/** Requests the mail again after a delay. The button keeps its label and focus; the wait is announced once and shown as a countdown. */
export function SendAgain({ send, sentAt, sentMessage, initialMessage = '' }: SendAgainProps) {
  const [secondsLeft, startWait] = useSecondsLeft({
    end: (sentAt ?? 0) + RESEND_DELAY_SECONDS * 1000,
    maxSeconds: RESEND_DELAY_SECONDS,
  });
  const [message, setMessage] = useState(initialMessage);
  const mail = useGuardedMutation({
    send,
    onSuccess: () => {
      setMessage(sentMessage);
      startWait(RESEND_DELAY_SECONDS);
    },
    onError: (error) => {
      setMessage(getErrorMessage(error));
      startWait(getRetryAfter(error) ?? 0);
    },
  });
  const isDisabled = mail.isPending || secondsLeft > 0;

  const press = () => {
    if (isDisabled) return;
    setMessage('');
    mail.mutate();
  };

  return (
    <Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }}>
        <Button variant="outlined" aria-disabled={isDisabled} onClick={press}>
          Send it again
        </Button>
        {secondsLeft > 0 && (
          <Box
            component="span"
            aria-hidden="true"
            sx={{
              color: 'text.secondary',
              typography: 'body2',
              fontVariantNumeric: 'tabular-nums',
            }}
          >
            in {secondsLeft > 90 ? `${Math.ceil(secondsLeft / 60)} min` : `${secondsLeft} s`}
          </Box>
        )}
      </Box>
      <Box role="status" sx={{ mt: 1, minHeight: '1.55em', typography: 'body2' }}>
        {message}
        <VisuallyHidden>{waitMessage(message, secondsLeft)}</VisuallyHidden>
      </Box>
    </Box>
  );
}

/** Announces the start and the end of the wait, but not every second. */
function waitMessage(message: string, secondsLeft: number): string {
  if (secondsLeft > 0) return ' You can request it again in a moment.';
  return message ? ' You can request it again now.' : '';
}
