import { Box, Icon } from '@sopaan/ui/core';

interface StarRatingProps {
  /** 0 to 5. */
  value: number;
  /** The number of ratings. */
  count?: number;
}

/** An average rating. */
export function StarRating({ value, count }: StarRatingProps) {
  const ratingText = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 1 }).format(value);
  const countText = count === undefined ? '' : ` (${new Intl.NumberFormat('en-IN').format(count)})`;
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, typography: 'body2' }}
    >
      <Icon name="star-filled" size={18} label="Rated" sx={{ color: 'secondary.light' }} />
      <span>
        <strong>{ratingText}</strong> of 5{countText}
      </span>
    </Box>
  );
}
