import type { SignedInSession } from '@sopaan/schemas/account/sessions';
import { Alert, Box, Icon, Typography } from '@sopaan/ui/core';
import { Chip, Collapse, DateText } from '@sopaan/ui/display';
import { useState } from 'react';
import { deviceName, isHandheld } from './device-name';
import { EndDeviceButton } from './end-device-button';
import { LogOutButton } from './log-out-button';
import { relativeTime } from './relative-time';
import { useRowRemoval } from './use-row-removal';

interface DeviceRowProps {
  session: SignedInSession;
  fetchedAt: number;
  /** Called when the session has ended: its button has been removed, and the focus must move. */
  onEnded: () => void;
}

export function DeviceRow({ session, fetchedAt, onEnded }: DeviceRowProps) {
  const { id, client, current, createdAt, lastUsedAt } = session;
  const [errorMessage, setErrorMessage] = useState('');
  const { ended, leaving, end, remove } = useRowRemoval(id);
  const button = current ? (
    <LogOutButton />
  ) : (
    <EndDeviceButton
      session={session}
      onErrorMessage={setErrorMessage}
      onEnded={() => {
        end();
        onEnded();
      }}
    />
  );
  return (
    <Collapse component="li" in={!leaving} onExited={remove} data-id={id} tabIndex={-1}>
      <Box sx={row}>
        <Icon name={isHandheld(client) ? 'smartphone' : 'monitor'} size={24} sx={iconStyle} />
        <Box sx={{ minWidth: 0 }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
            <Typography variant="subtitle2" component="h4">
              {deviceName(session)}
            </Typography>
            {current && <Chip size="small" color="primary" label="This device" />}
          </Box>
          <Typography variant="body2" color="textSecondary">
            Last used {relativeTime(lastUsedAt, fetchedAt)},{' '}
            <DateText value={lastUsedAt} zone="local" time />
          </Typography>
          <Typography variant="body2" color="textSecondary">
            Logged in since <DateText value={createdAt} zone="local" time />
          </Typography>
        </Box>
        <Box sx={actionStyle}>
          {ended ? <Typography variant="body2">Logged out</Typography> : button}
        </Box>
        {errorMessage && (
          <Alert
            severity="error"
            title={`${deviceName(session)} could not be logged out`}
            sx={fullWidth}
          >
            {errorMessage}
          </Alert>
        )}
      </Box>
    </Collapse>
  );
}

const row = {
  display: 'grid',
  gridTemplateColumns: { xs: 'auto minmax(0, 1fr)', sm: 'auto minmax(0, 1fr) auto' },
  alignItems: 'start',
  columnGap: 1.5,
  rowGap: 1,
  py: 2,
};

const iconStyle = { color: 'text.secondary', mt: 0.25 };
/** Keeps the row's height when text replaces the button. */
const actionStyle = { gridColumn: { xs: 2, sm: 3 }, minHeight: { xs: 44, sm: 32 } };
const fullWidth = { gridColumn: '1 / -1' };
