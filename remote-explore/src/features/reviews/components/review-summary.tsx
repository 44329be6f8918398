import type { ReviewSummary as Summary } from '@sopaan/schemas/courses/review';
import { Box, Typography } from '@sopaan/ui/core';
import { StarRow } from './star-row';

const number = new Intl.NumberFormat('en-IN');
const rounded = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 1 });

/** The average rating and the number of reviews for each number of stars. */
export function ReviewSummary({ summary }: { summary: Summary }) {
  const { rating, count, distribution } = summary;
  return (
    <Box sx={layout}>
      <Box sx={{ display: 'grid', justifyItems: { xs: 'start', sm: 'center' }, gap: 0.5 }}>
        <Typography variant="h1" component="p" sx={{ lineHeight: 1 }}>
          {rounded.format(rating)}
        </Typography>
        <StarRow rating={rating} />
        <Typography variant="body2" color="textSecondary">
          {number.format(count)} {count === 1 ? 'review' : 'reviews'}
        </Typography>
      </Box>
      <Box component="ul" aria-label="Rating distribution" sx={list}>
        {distribution.map(({ stars, count: people }) => (
          <Box component="li" key={stars} sx={row}>
            <span>
              {stars} {stars === 1 ? 'star' : 'stars'}
            </span>
            <Box aria-hidden="true" sx={track}>
              <Box sx={{ ...bar, width: `${count > 0 ? (people / count) * 100 : 0}%` }} />
            </Box>
            <Box component="span" sx={{ textAlign: 'end' }}>
              {number.format(people)}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

const layout = {
  display: 'grid',
  gap: { xs: 2, sm: 5 },
  alignItems: 'center',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'auto minmax(0, 26rem)' },
  justifyContent: 'start',
} as const;

const list = {
  display: 'grid',
  gap: 0.75,
  m: 0,
  p: 0,
  listStyle: 'none',
  typography: 'body2',
} as const;

const row = {
  display: 'grid',
  alignItems: 'center',
  gap: 1.5,
  gridTemplateColumns: '3.5rem minmax(0, 1fr) 2.5rem',
} as const;

const track = {
  height: 8,
  borderRadius: 4,
  bgcolor: 'action.selected',
  overflow: 'hidden',
} as const;

const bar = { height: '100%', borderRadius: 4, bgcolor: 'secondary.light' } as const;
