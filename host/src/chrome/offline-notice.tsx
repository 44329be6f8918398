import { Box, Icon } from '@sopaan/ui/core';
import { BOTTOM_BAR_HEIGHT, DOCK, WIDE_MEDIA } from './measures';
import { useOnline } from './use-online';

/** Says that the connection is gone, for as long as it is. The region stands before its text does. */
export function OfflineNotice() {
  const online = useOnline();
  return (
    <Box
      role="status"
      sx={{
        position: 'fixed',
        left: 16,
        bottom: `calc(${BOTTOM_BAR_HEIGHT} + ${DOCK} + 16px)`,
        [WIDE_MEDIA]: { bottom: `calc(${DOCK} + 16px)` },
        zIndex: 'snackbar',
        maxWidth: 'calc(100vw - 32px)',
      }}
    >
      {!online && (
        <Box
          sx={{
            display: 'flex',
            gap: 1,
            px: 2,
            py: 1,
            borderRadius: 1,
            typography: 'body2',
            bgcolor: 'text.primary',
            color: 'background.paper',
          }}
        >
          <Icon name="alert" />
          You are offline. Changes cannot be saved until the connection is back.
        </Box>
      )}
    </Box>
  );
}
