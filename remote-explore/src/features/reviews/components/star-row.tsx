import { Box, Icon, type IconName } from '@sopaan/ui/core';
import { STARS } from '@sopaan/schemas/courses/review';

/** Five stars, filled according to the rating. */
export function StarRow({ rating, size = 18 }: { rating: number; size?: number }) {
  return (
    <Box component="span" role="img" aria-label={`${rating} of 5 stars`} sx={frame}>
      <Stars name="star" size={size} />
      <Box component="span" sx={{ ...filled, width: `${(rating / STARS.length) * 100}%` }}>
        <Stars name="star-filled" size={size} />
      </Box>
    </Box>
  );
}

function Stars({ name, size }: { name: IconName; size: number }) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', flex: 'none' }}>
      {STARS.map((stars) => (
        <Icon key={stars} name={name} size={size} />
      ))}
    </Box>
  );
}

const frame = {
  position: 'relative',
  display: 'inline-flex',
  verticalAlign: 'middle',
  color: 'secondary.light',
} as const;

const filled = {
  position: 'absolute',
  inset: 0,
  right: 'auto',
  display: 'inline-flex',
  overflow: 'hidden',
} as const;
