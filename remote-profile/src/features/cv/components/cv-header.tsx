import { Box } from '@sopaan/ui/core';
import { lazyPart } from '@sopaan/ui/lazy-part';
import type { CvTemplateProps } from './cv-template';

const PageCode = lazyPart(async () => (await import('./page-code')).PageCode);

/** Name, designation and contact details, with the QR code of the public page beside them. */
export function CvHeader({ content, publicUsername }: CvTemplateProps) {
  const { name, designation, contact } = content;
  return (
    <Box component="header" sx={{ display: 'flex', justifyContent: 'space-between', gap: '1.5em' }}>
      <Box sx={{ minWidth: 0 }}>
        <Box
          component="h1"
          sx={{ '&&': { fontSize: '2.1em', lineHeight: 1.15 }, fontWeight: 700, color: '#17426b' }}
        >
          {name}
        </Box>
        {designation && (
          <Box component="p" sx={{ '&&': { fontSize: '1.2em' } }}>
            {designation}
          </Box>
        )}
        {contact.length > 0 && (
          <Box component="p" sx={{ color: '#4a4f57' }}>
            {contact.join(' · ')}
          </Box>
        )}
      </Box>
      {publicUsername !== undefined && <PageCode username={publicUsername} />}
    </Box>
  );
}
