import { Box, Button, VisuallyHidden } from '@sopaan/ui/core';
import { useState } from 'react';
import { problemText, waitOf } from '../../problem/problem-text';
import { useSecondsLeft } from './use-seconds-left';

/** Seconds between two mails. */
const PAUSE = 30;

interface SendAgainProps {
  send: () => Promise<unknown>;
  /** When the last mail was sent, where that is known. */
  sentAt?: number | undefined;
  /** What is said when another mail is on its way. */
  done: string;
  /** What is said from the start. */
  said?: string | undefined;
}

function pauseAfter(sentAt = 0): number {
  const seconds = Math.ceil((sentAt - Date.now()) / 1000) + PAUSE;
  return Math.min(PAUSE, Math.max(0, seconds));
}

/** Asks for the mail once more, not at once. It keeps its name and the focus; the wait is said once and can be seen. */
export function SendAgain({ send, sentAt, done, said: first = '' }: SendAgainProps) {
  const [left, wait] = useSecondsLeft(pauseAfter(sentAt));
  const [sending, setSending] = useState(false);
  const [said, setSaid] = useState(first);
  const held = sending || left > 0;

  const press = async () => {
    if (held) return;
    setSending(true);
    setSaid('');
    try {
      await send();
      setSaid(done);
      wait(PAUSE);
    } catch (error) {
      setSaid(problemText(error));
      wait(waitOf(error) ?? 0);
    } finally {
      setSending(false);
    }
  };

  return (
    <Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }}>
        <Button
          variant="outlined"
          aria-disabled={held}
          onClick={() => void press()}
          sx={{ '&[aria-disabled="true"]': { color: 'text.secondary', borderColor: 'divider' } }}
        >
          Send it again
        </Button>
        {left > 0 && (
          <Box
            component="span"
            aria-hidden="true"
            sx={{
              color: 'text.secondary',
              typography: 'body2',
              fontVariantNumeric: 'tabular-nums',
            }}
          >
            in {left > 90 ? `${Math.ceil(left / 60)} min` : `${left} s`}
          </Box>
        )}
      </Box>
      <Box role="status" sx={{ mt: 1, minHeight: '1.55em', typography: 'body2' }}>
        {said}
        <VisuallyHidden>{formatWait(said, left)}</VisuallyHidden>
      </Box>
    </Box>
  );
}

/** Not the seconds one by one: only that there is a wait, and that it is over. */
function formatWait(said: string, left: number): string {
  if (left > 0) return ' You can ask for it again in a moment.';
  return said ? ' You can ask for it again now.' : '';
}
