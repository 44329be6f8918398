import type { PublicProfile } from '@sopaan/schemas/public-profile/public-profile';
import { Box, Typography } from '@sopaan/ui/core';
import { PageSection } from './page-section';

export function AboutSection({ about }: { about: PublicProfile['about'] }) {
  const facts = [
    ['Interests', about.interests],
    ['Purpose', about.selectedPurpose],
  ].filter(([, text]) => text !== '');
  return (
    <PageSection title="About">
      {about.userabout && (
        <Typography sx={{ whiteSpace: 'pre-line', maxWidth: '72ch', overflowWrap: 'anywhere' }}>
          {about.userabout}
        </Typography>
      )}
      {facts.length > 0 && (
        <Box component="dl" sx={{ display: 'grid', gap: 1.5, m: 0, mt: about.userabout ? 2 : 0 }}>
          {facts.map(([label, text]) => (
            <div key={label}>
              <Typography variant="subtitle2" component="dt" color="textSecondary">
                {label}
              </Typography>
              <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
                {text}
              </Typography>
            </div>
          ))}
        </Box>
      )}
    </PageSection>
  );
}
