import { Box } from '@sopaan/ui/core';
import { useNavigation } from 'react-router-dom';

/** A thin bar at the top while the next page loads. Its delay keeps it hidden during fast navigations. */
export function NavigationProgress() {
  const loading = useNavigation().state !== 'idle';
  if (!loading) return null;
  return (
    <Box
      role="progressbar"
      aria-label="Loading the page"
      sx={{
        position: 'fixed',
        inset: '0 0 auto 0',
        zIndex: 'tooltip',
        height: 3,
        bgcolor: 'secondary.main',
        transformOrigin: 'left',
        animation: 'sopaan-progress 4s 150ms cubic-bezier(0.1, 0.7, 0.2, 1) both',
        '@keyframes sopaan-progress': {
          from: { transform: 'scaleX(0)' },
          to: { transform: 'scaleX(0.95)' },
        },
      }}
    />
  );
}
