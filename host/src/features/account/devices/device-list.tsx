import type { SignedInSession } from '@sopaan/schemas/account-sessions';
import { Box, Button, Typography } from '@sopaan/ui/core';
import { useRef, useState } from 'react';
import { DeviceRow } from './device-row';
import { SignOutAll } from './sign-out-all';

interface DeviceListProps {
  sessions: readonly SignedInSession[];
  /** Milliseconds: when the list was true. */
  readAt: number;
}

/** So many are shown at first. */
const FIRST = 6;

export function DeviceList({ sessions, readAt }: DeviceListProps) {
  const [all, setAll] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const shown = all ? sessions : sessions.slice(0, FIRST);
  const others = sessions.filter(({ current }) => !current);

  /** A row, not its button: whoever keeps pressing Enter signs nothing else out. */
  const focusRow = (id: string | undefined) => {
    const row = [...(list.current?.children ?? [])].find(
      (child): child is HTMLElement => child instanceof HTMLElement && child.dataset['id'] === id,
    );
    row?.focus({ preventScroll: true });
  };
  const focusBeside = (id: string) => {
    const at = shown.findIndex((session) => session.id === id);
    focusRow((shown[at + 1] ?? shown[at - 1])?.id);
  };

  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {others.length === 0 && (
        <Typography color="textSecondary">You are signed in on this device only.</Typography>
      )}
      <Box component="ul" ref={list} aria-label="Devices" sx={lines}>
        {shown.map((session) => (
          <DeviceRow
            key={session.id}
            session={session}
            readAt={readAt}
            onEnded={() => focusBeside(session.id)}
          />
        ))}
      </Box>
      {sessions.length > FIRST && (
        <Button aria-expanded={all} onClick={() => setAll(!all)} sx={{ justifySelf: 'start' }}>
          {all ? 'Show fewer devices' : `Show all ${sessions.length} devices`}
        </Button>
      )}
      {others.length > 0 && <SignOutAll onEnded={() => focusRow(shown[0]?.id)} />}
    </Box>
  );
}

const lines = {
  m: 0,
  p: 0,
  listStyle: 'none',
  '& > li': { borderTop: 1, borderColor: 'divider' },
  '& > li:first-of-type': { borderTop: 0, mt: -2 },
};
