import { Box } from '@sopaan/ui/core';
import { isWebUrl } from '@sopaan/schemas/profile/web-url';
import type { CvContent } from '../cv-content';
import { CvLink } from './cv-entries';
import { CvSection } from './cv-section';

export function CvLinks({ links }: { links: CvContent['links'] }) {
  if (links.length === 0) return null;
  return (
    <CvSection title="Links">
      <Box component="ul" sx={{ p: 0, listStyle: 'none' }}>
        {links.map(({ label, url }, index) => (
          <li key={index}>
            {label}: {isWebUrl(url) ? <CvLink url={url} /> : url}
          </li>
        ))}
      </Box>
    </CvSection>
  );
}
