import { Box } from '@sopaan/ui/core';
import type { ReactNode, Ref } from 'react';
import { slideWidth } from './use-slides-in-view';

export interface CarouselItem {
  key: string;
  content: ReactNode;
}

interface CarouselTrackProps {
  id: string;
  label: string;
  items: readonly CarouselItem[];
  index: number;
  inView: number;
  ref: Ref<HTMLUListElement>;
}

/** The sliding list of a carousel. Until the slider starts, and in print, it is a plain list of the same size. */
export function CarouselTrack({ id, label, items, index, inView, ref }: CarouselTrackProps) {
  return (
    <Box
      component="ul"
      id={id}
      ref={ref}
      aria-label={label}
      sx={{
        display: 'flex',
        listStyle: 'none',
        overflow: 'hidden',
        touchAction: 'pan-y',
        m: 0,
        mx: { xs: -1, sm: -1.5 },
        p: 0,
        '@media print': { flexWrap: 'wrap', overflow: 'visible' },
      }}
    >
      {items.map((item, position) => (
        <Box
          component="li"
          key={item.key}
          inert={position < index || position >= index + inView}
          sx={{
            flex: 'none',
            width: slideWidth,
            px: { xs: 1, sm: 1.5 },
            py: 1,
            '@media print': { transform: 'none !important', breakInside: 'avoid' },
          }}
        >
          {item.content}
        </Box>
      ))}
    </Box>
  );
}
