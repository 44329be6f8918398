import { Box } from '@sopaan/ui/core';
import type { ReactNode } from 'react';
import { ImageCarouselControls } from './image-carousel-controls';
import { imageCarouselDefaults, type ImageCarouselOptions } from './image-carousel-options';
import { useImageSlider } from './use-image-slider';

export interface ImageCarouselProps extends Partial<ImageCarouselOptions> {
  /** The accessible name of the carousel. */
  label: string;
  slides: ReadonlyArray<{ key: string; content: ReactNode }>;
}

/** A carousel of slides with autoplay, which pauses on hover and focus and is off with reduced motion. */
export function ImageCarousel({ label, slides, ...overrides }: ImageCarouselProps) {
  const options = { ...imageCarouselDefaults, ...overrides };
  const slider = useImageSlider(slides.length, options);
  if (slides.length === 0) return null;
  return (
    <Box
      component="section"
      aria-roledescription="carousel"
      aria-label={label}
      onPointerEnter={() => slider.setIsInteracting(true)}
      onPointerLeave={() => slider.setIsInteracting(false)}
      onFocus={() => slider.setIsInteracting(true)}
      onBlur={() => slider.setIsInteracting(false)}
    >
      <Box
        ref={slider.ref}
        aria-live={slider.playing ? 'off' : 'polite'}
        sx={{
          display: 'flex',
          overflow: 'hidden',
          touchAction: 'pan-y',
          '@media print': { flexWrap: 'wrap' },
        }}
      >
        {slides.map((slide, position) => (
          <Box
            key={slide.key}
            role="group"
            aria-roledescription="slide"
            aria-label={`${position + 1} of ${slides.length}`}
            inert={!slider.isInView(position)}
            sx={{
              flex: 'none',
              width: `calc(100% / ${slider.inView})`,
              '@media print': { transform: 'none !important' },
            }}
          >
            {slide.content}
          </Box>
        ))}
      </Box>
      {slider.isMovable && (
        <ImageCarouselControls
          index={slider.index}
          count={slides.length}
          canGoBack={slider.loop || slider.index > 0}
          canGoForward={slider.loop || slider.index < slider.last}
          playing={options.autoplay === false ? undefined : slider.playing}
          onMove={slider.move}
          onPlaying={slider.setPlaying}
        />
      )}
    </Box>
  );
}
