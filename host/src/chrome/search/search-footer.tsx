import { clearRecentSearches } from '@sopaan/session/recent-searches';
import { Box, Button } from '@sopaan/ui/core';
import { useState } from 'react';
import { isSlashOn, setSlashOn } from './slash-key';

interface SearchFooterProps {
  hasRecent: boolean;
  onForget: () => void;
}

/** Deletes the recent searches, and turns the key `/` off and on. */
export function SearchFooter({ hasRecent, onForget }: SearchFooterProps) {
  const [slash, setSlash] = useState(isSlashOn);
  const changeSlash = (isOn: boolean) => {
    setSlashOn(isOn);
    setSlash(isOn);
  };
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        flex: 'none',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 1,
        mt: 'auto',
        px: 2,
        py: 0.5,
        minHeight: 52,
        borderTop: 1,
        borderColor: 'divider',
        // Touch screens have no key for the option, which would leave an empty line.
        '@media (hover: none)': hasRecent ? {} : { display: 'none' },
      }}
    >
      <Box component="label" sx={slashLabel}>
        <Box
          component="input"
          type="checkbox"
          checked={slash}
          onChange={(event) => changeSlash(event.target.checked)}
          sx={{ accentColor: (theme) => theme.palette.primary.main }}
        />
        Open with the key /
      </Box>
      {hasRecent && (
        <Button
          size="small"
          onClick={() => {
            clearRecentSearches();
            onForget();
          }}
        >
          Clear recent searches
        </Button>
      )}
    </Box>
  );
}

const slashLabel = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  minHeight: 44,
  // Touch screens have no such key.
  '@media (hover: none)': { display: 'none' },
} as const;
