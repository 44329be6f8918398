import { Box, Icon, Typography, useIsBrowser } from '@sopaan/ui/core';
import { SafeHtml } from '@sopaan/ui/display';
import { READING_WIDTH } from '@sopaan/ui/reading-width';
import { useMemo } from 'react';
import { splitHighlights, withoutSplit } from '../split-highlights';
import { PageSection } from './page-section';

/** The description of the competition, with its highlights as a list. */
export function AboutSection({ description }: { description: string }) {
  const isBrowser = useIsBrowser();
  const { intro, highlights, rest } = useMemo(
    // The highlights are found with the browser's parser; without it they stay in the description.
    () => (isBrowser ? splitHighlights(description) : withoutSplit(description)),
    [description, isBrowser],
  );
  return (
    <PageSection id="about" title="About">
      <SafeHtml html={intro} />
      {highlights.length > 0 && (
        <>
          <Typography variant="h5" component="h3" sx={{ mt: 3, mb: 1.5 }} id="highlights">
            Highlights
          </Typography>
          <Box component="ul" aria-labelledby="highlights" sx={list}>
            {highlights.map((highlight) => (
              <Box component="li" key={highlight} sx={{ display: 'flex', gap: 1.5 }}>
                <Icon name="check" sx={{ color: 'success.main', mt: '0.2em' }} />
                <span>
                  <SafeHtml html={highlight} inline />
                </span>
              </Box>
            ))}
          </Box>
        </>
      )}
      {rest && <SafeHtml html={rest} sx={{ mt: 3 }} />}
    </PageSection>
  );
}

const list = {
  display: 'grid',
  gap: 1.25,
  maxWidth: READING_WIDTH,
  listStyle: 'none',
  m: 0,
  p: 0,
} as const;
