import { Box, Typography } from '@sopaan/ui/core';
import type { ReactNode } from 'react';

interface CardHeadProps {
  avatar?: ReactNode;
  provider?: string | undefined;
  eyebrow?: ReactNode;
  /** Leaves room for the button in the corner of the card. */
  besideCorner: boolean;
}

/** Who offers the item of a card, above its title. */
export function CardHead({ avatar, provider, eyebrow, besideCorner }: CardHeadProps) {
  if (!avatar && !provider && !eyebrow) return null;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25, pr: besideCorner ? 4 : 0 }}>
      {avatar}
      <Box sx={{ display: 'grid', minWidth: 0, lineHeight: 1.3 }}>
        {provider && (
          <Typography variant="body2" sx={{ lineHeight: 1.3, textWrap: 'pretty' }}>
            {provider}
          </Typography>
        )}
        {eyebrow}
      </Box>
    </Box>
  );
}
