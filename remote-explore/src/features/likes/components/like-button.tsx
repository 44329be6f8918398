import { Box, Button, Icon } from '@sopaan/ui/core';
import { useLike, type Liked } from '../use-like';

/** Likes a course or competition, or takes the like back, and shows how many people like it. */
export function LikeButton(liked: Liked) {
  const { liked: isLiked, count, press } = useLike(liked);
  return (
    <Box sx={frame}>
      <Button
        variant="text"
        color={isLiked ? 'secondary' : 'inherit'}
        aria-pressed={isLiked}
        aria-label={`Like ${liked.name}`}
        onClick={press}
        startIcon={<Icon name={isLiked ? 'heart-filled' : 'heart'} />}
        sx={{ px: 2, borderRadius: 0 }}
      >
        Like
      </Button>
      <Box component="span" sx={shownCount}>
        {likesText(count)}
      </Box>
    </Box>
  );
}

function likesText(count: number): string {
  const shown = new Intl.NumberFormat('en-IN').format(count);
  return `${shown} ${count === 1 ? 'like' : 'likes'}`;
}

const frame = {
  display: 'inline-flex',
  alignItems: 'stretch',
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: 999,
  overflow: 'hidden',
} as const;

const shownCount = {
  display: 'grid',
  alignItems: 'center',
  px: 1.5,
  borderLeft: '1px solid',
  borderColor: 'divider',
  color: 'text.secondary',
  typography: 'body2',
  // The frame keeps its width from one like to the next.
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
} as const;
