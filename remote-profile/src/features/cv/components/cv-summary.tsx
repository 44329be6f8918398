import { Box } from '@sopaan/ui/core';
import type { CvContent } from '../cv-content';
import { CvSection } from './cv-section';

export function CvSummary({ content: { summary, interests } }: { content: CvContent }) {
  if (!summary && !interests) return null;
  return (
    <CvSection title="About">
      {summary && (
        <Box component="p" sx={{ whiteSpace: 'pre-line' }}>
          {summary}
        </Box>
      )}
      {interests && <p>Interests: {interests}</p>}
    </CvSection>
  );
}
