import { Box, Skeleton } from '@sopaan/ui/core';
import { MIN_CARD_HEIGHT } from '../card/card-frame';
import { slideWidth } from './use-slides-in-view';

/** A skeleton with as many cards as fit, in their size. */
export function CarouselSkeleton() {
  return (
    <Box sx={{ display: 'flex', overflow: 'hidden', mx: { xs: -1, sm: -1.5 } }}>
      {[1, 2, 3, 4].map((card) => (
        <Box key={card} sx={{ flex: 'none', width: slideWidth, px: { xs: 1, sm: 1.5 }, py: 1 }}>
          <Skeleton variant="rounded" height={MIN_CARD_HEIGHT} sx={{ borderRadius: '16px' }} />
        </Box>
      ))}
    </Box>
  );
}
