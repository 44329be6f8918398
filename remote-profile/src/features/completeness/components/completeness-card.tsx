import { paths } from '@sopaan/contract/paths';
import { computeCompleteness } from '@sopaan/schemas/profile/completeness';
import type { User } from '@sopaan/schemas/account/user';
import { Box, Card, LinkButton, Typography } from '@sopaan/ui/core';
import { LinearProgress } from '@sopaan/ui/display';
import { useId } from 'react';
import { nextSteps } from '../next-steps';

/** How complete the profile is, with the one step that raises it most. Renders nothing for a complete profile. */
export function CompletenessCard({ user }: { user: User }) {
  const titleId = useId();
  const { percent, nextPart } = computeCompleteness(user);
  if (nextPart === null) return null;
  const { label, hint, edit } = nextSteps[nextPart];
  return (
    <Card component="section" aria-labelledby={titleId} sx={card}>
      <Box sx={{ flex: '1 1 16rem', minWidth: 0 }}>
        <Typography id={titleId} variant="h5" component="h2">
          {`Your profile is ${percent}% complete`}
        </Typography>
        <LinearProgress
          variant="determinate"
          value={percent}
          aria-label="Profile completeness"
          aria-valuetext={`${percent}%`}
          sx={{ my: 1, height: 8, borderRadius: 4 }}
        />
        <Typography variant="body2" color="textSecondary">
          {hint}
        </Typography>
      </Box>
      <LinkButton to={`${paths.profile()}?edit=${edit}`} variant="contained">
        {label}
      </LinkButton>
    </Card>
  );
}

const card = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  p: { xs: 2, sm: 3 },
} as const;
