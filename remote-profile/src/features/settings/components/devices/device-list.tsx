import type { SignedInSession } from '@sopaan/schemas/account/sessions';
import { Box, Button, Typography } from '@sopaan/ui/core';
import { useRef, useState } from 'react';
import { DeviceRow } from './device-row';
import { LogOutAll } from './log-out-all';

interface DeviceListProps {
  sessions: readonly SignedInSession[];
  /** When the list was fetched, in milliseconds since the epoch. */
  fetchedAt: number;
}

/** Number of devices shown before the list is expanded. */
const INITIAL_COUNT = 6;

export function DeviceList({ sessions, fetchedAt }: DeviceListProps) {
  const [isExpanded, setIsExpanded] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const shownSessions = isExpanded ? sessions : sessions.slice(0, INITIAL_COUNT);
  const otherSessions = sessions.filter(({ current }) => !current);

  /** Focuses the row, not its button, so that pressing Enter again does not log out another device. */
  const focusRow = (id: string | undefined) => {
    const row = [...(list.current?.children ?? [])].find(
      (child): child is HTMLElement => child instanceof HTMLElement && child.dataset['id'] === id,
    );
    row?.focus({ preventScroll: true });
  };
  const focusNeighbour = (id: string) => {
    const index = shownSessions.findIndex((session) => session.id === id);
    focusRow((shownSessions[index + 1] ?? shownSessions[index - 1])?.id);
  };

  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {otherSessions.length === 0 && (
        <Typography color="textSecondary">You are logged in on this device only.</Typography>
      )}
      <Box component="ul" ref={list} aria-label="Devices" sx={listStyle}>
        {shownSessions.map((session) => (
          <DeviceRow
            key={session.id}
            session={session}
            fetchedAt={fetchedAt}
            onEnded={() => focusNeighbour(session.id)}
          />
        ))}
      </Box>
      {sessions.length > INITIAL_COUNT && (
        <Button
          aria-expanded={isExpanded}
          onClick={() => setIsExpanded(!isExpanded)}
          sx={{ justifySelf: 'start' }}
        >
          {isExpanded ? 'Show fewer devices' : `Show all ${sessions.length} devices`}
        </Button>
      )}
      {otherSessions.length > 0 && <LogOutAll onEnded={() => focusRow(shownSessions[0]?.id)} />}
    </Box>
  );
}

const listStyle = {
  m: 0,
  p: 0,
  listStyle: 'none',
  '& > li': { borderTop: 1, borderColor: 'divider' },
  '& > li:first-of-type': { borderTop: 0, mt: -2 },
};
