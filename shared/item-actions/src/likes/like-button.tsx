import { Box, Button, Icon } from '@sopaan/ui/core';
import type { LikeTarget } from './use-set-like';
import { useLike } from './use-like';

/** Likes or unlikes a course or competition, and shows the number of likes if there are any. */
export function LikeButton(target: LikeTarget) {
  const { liked: isLiked, count, toggle } = useLike(target);
  return (
    <Box sx={frame}>
      <Button
        variant="text"
        color={isLiked ? 'secondary' : 'inherit'}
        aria-pressed={isLiked}
        aria-label={`Like ${target.name}`}
        onClick={toggle}
        startIcon={<Icon name={isLiked ? 'heart-filled' : 'heart'} />}
        sx={{ px: 2, borderRadius: 0 }}
      >
        Like
      </Button>
      {count > 0 && (
        <Box component="span" sx={countBox}>
          {likesText(count)}
        </Box>
      )}
    </Box>
  );
}

function likesText(count: number): string {
  const number = new Intl.NumberFormat('en-IN').format(count);
  return `${number} ${count === 1 ? 'like' : 'likes'}`;
}

const frame = {
  display: 'inline-flex',
  alignItems: 'stretch',
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: 999,
  overflow: 'hidden',
} as const;

const countBox = {
  display: 'grid',
  alignItems: 'center',
  px: 1.5,
  borderLeft: '1px solid',
  borderColor: 'divider',
  color: 'text.secondary',
  typography: 'body2',
  // Keeps the width of the frame when the count changes.
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
} as const;
