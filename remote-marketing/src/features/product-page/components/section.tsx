import { HEADER_HEIGHT } from '@sopaan/contract/layout';
import { Box, Typography } from '@sopaan/ui/core';
import { useId, type ReactNode } from 'react';

interface SectionProps {
  title: string;
  lead?: string;
  /** The fragment of the section's link. */
  id?: string;
  children: ReactNode;
}

/** A section of a product page with its heading. */
export function Section({ title, lead, id, children }: SectionProps) {
  const titleId = useId();
  return (
    <Box component="section" id={id} aria-labelledby={titleId} sx={anchored}>
      <Typography id={titleId} variant="h2" sx={{ textWrap: 'balance' }}>
        {title}
      </Typography>
      {lead && (
        <Typography variant="subtitle1" component="p" color="textSecondary" sx={leadLayout}>
          {lead}
        </Typography>
      )}
      <Box sx={{ mt: { xs: 3, md: 4 } }}>{children}</Box>
    </Box>
  );
}

const leadLayout = { mt: 1.5, maxWidth: '68ch' } as const;

const anchored = { scrollMarginTop: `calc(${HEADER_HEIGHT} + 1rem)` } as const;
