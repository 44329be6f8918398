import { paths } from '@sopaan/contract/paths';
import { Box, useIsBrowser } from '@sopaan/ui/core';
import { QrCode } from '@sopaan/ui/qr-code';

/** The code of a certificate, and the URL that verifies it, also as a QR code. Only the browser knows the origin of the site. */
export function CertificateCode({ code }: { code: string }) {
  const isBrowser = useIsBrowser();
  const url = isBrowser ? new URL(paths.certificate(code), location.origin).href : null;
  return (
    <Box sx={{ display: 'flex', gap: 'calc(var(--mm) * 5)', alignItems: 'center', minWidth: 0 }}>
      <Box sx={{ flex: 'none', width: 'calc(var(--mm) * 32)', aspectRatio: '1' }}>
        {url && <QrCode text={url} label={`QR code of ${url}`} />}
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <p>Code: {code}</p>
        {url && <p>Verify it at {url}</p>}
      </Box>
    </Box>
  );
}
