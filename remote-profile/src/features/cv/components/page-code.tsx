import { paths } from '@sopaan/contract/paths';
import { Box, useIsBrowser } from '@sopaan/ui/core';
import { QrCode } from '@sopaan/ui/qr-code';

/** The address of the public page, as a QR code and as text. */
export function PageCode({ username }: { username: string }) {
  const isBrowser = useIsBrowser();
  // Only the browser knows the address of the site.
  if (!isBrowser) return null;
  const path = paths.publicProfile(username);
  const url = new URL(path, location.origin).href;
  return (
    <Box sx={{ flexShrink: 0, width: 'calc(var(--mm) * 26)', textAlign: 'center' }}>
      <QrCode text={url} label={`QR code of ${url}`} />
      <Box component="p" sx={{ '&&': { fontSize: '0.72em', lineHeight: 1.2 } }}>
        {location.host + path}
      </Box>
    </Box>
  );
}
