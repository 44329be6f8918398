import { paths } from '@sopaan/contract/paths';
import { Box, Icon, LinkButton, Typography } from '@sopaan/ui/core';
import type { Challenge } from '@sopaan/schemas/practice/challenge';
import type { ReactNode } from 'react';

interface ChallengeHeaderProps {
  challenge: Challenge;
  children?: ReactNode;
}

/** The challenge's title, with a link back to its list. */
export function ChallengeHeader({ challenge, children }: ChallengeHeaderProps) {
  const isDay = challenge.day !== null;
  return (
    <Box
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: { xs: 0.5, sm: 1.5 } }}
    >
      <LinkButton
        to={isDay ? paths.hundredDays : paths.codeConquest}
        size="small"
        startIcon={<Icon name="arrow-left" size={16} />}
      >
        {isDay ? 'All days' : 'All rounds'}
      </LinkButton>
      <Typography component="h1" variant="h5" sx={{ flex: 1, minWidth: 'min(12rem, 100%)' }}>
        {challenge.title}
      </Typography>
      {children}
    </Box>
  );
}
