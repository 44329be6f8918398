import { paths } from '@sopaan/contract/paths';
import type { PublicProfileSettings } from '@sopaan/schemas/public-profile/public-profile';
import { AppLink, Box, Button, Typography, useIsBrowser } from '@sopaan/ui/core';
import { useState } from 'react';
import { UsernameForm } from './username-form';

interface UsernameSettingProps {
  settings: PublicProfileSettings;
  /** Whether a change of the settings is not yet confirmed by the server. */
  isPending: boolean;
}

/** The address of the page, or the form that sets it. */
export function UsernameSetting({ settings, isPending }: UsernameSettingProps) {
  const isBrowser = useIsBrowser();
  const [isEditing, setIsEditing] = useState(false);
  const { username, suggestedUsername, isPublic } = settings;
  if (!username) return <UsernameForm username={suggestedUsername} />;
  if (isEditing) {
    return <UsernameForm username={username} isChange onDone={() => setIsEditing(false)} />;
  }
  const isReachable = isPublic && !isPending;
  const path = paths.publicProfile(username);
  const address = `${isBrowser ? location.host : ''}${path}`;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 }}>
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="subtitle2" component="p" color="textSecondary">
          Address of your page
        </Typography>
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          {isReachable ? <AppLink to={path}>{address}</AppLink> : address}
        </Typography>
      </Box>
      <Button onClick={() => setIsEditing(true)}>Change username</Button>
    </Box>
  );
}
