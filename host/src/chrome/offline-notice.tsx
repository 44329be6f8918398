import { BOTTOM_BAR_HEIGHT, DOCK_HEIGHT, LOW_WINDOW } from '@sopaan/contract/layout';
import { Box, Icon } from '@sopaan/ui/core';
import { useOnline } from './use-online';

/** Notifies the visitor while the browser is offline. The live region is always rendered, so that its text is announced. */
export function OfflineNotice() {
  const online = useOnline();
  return (
    <Box
      role="status"
      sx={{
        position: 'fixed',
        left: 16,
        bottom: {
          xs: `calc(${BOTTOM_BAR_HEIGHT} + ${DOCK_HEIGHT} + 16px)`,
          md: `calc(${DOCK_HEIGHT} + 16px)`,
        },
        // There the bottom navigation is not fixed.
        [LOW_WINDOW]: { bottom: `calc(${DOCK_HEIGHT} + 8px)` },
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
          You are offline. Drafts are kept on this device; nothing is sent until you are back
          online.
        </Box>
      )}
    </Box>
  );
}
