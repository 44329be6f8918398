import { Typography, useIsBrowser } from '@sopaan/ui/core';
import { useLocation } from 'react-router-dom';

/** The address of the page, on paper only. Only the browser knows the origin of the site. */
export function PrintedAddress() {
  const { pathname } = useLocation();
  const isBrowser = useIsBrowser();
  return (
    <Typography
      variant="body2"
      sx={{ display: 'none', mb: 1.5, '@media print': { display: 'block' } }}
    >
      {isBrowser && new URL(pathname, location.origin).href}
    </Typography>
  );
}
