import type { Review } from '@sopaan/schemas/courses/review';
import { Box, Typography } from '@sopaan/ui/core';
import { DateText, InitialsAvatar } from '@sopaan/ui/display';
import { StarRow } from './star-row';

/** One review of a course. */
export function ReviewEntry({ review }: { review: Review }) {
  const { name, rating, text, createdAt, updatedAt, sample } = review;
  return (
    <Box component="article" aria-label={`Review by ${name}`} sx={{ display: 'flex', gap: 2 }}>
      <InitialsAvatar name={name} size={40} />
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="subtitle2" component="p">
          {name}
        </Typography>
        <Box sx={line}>
          <StarRow rating={rating} size={16} />
          <DateText value={createdAt} />
          {updatedAt !== createdAt && <span>· edited</span>}
          {sample && <span>· sample review</span>}
        </Box>
        {text && (
          <Typography sx={{ mt: 1, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {text}
          </Typography>
        )}
      </Box>
    </Box>
  );
}

const line = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 0.75,
  typography: 'body2',
  color: 'text.secondary',
} as const;
