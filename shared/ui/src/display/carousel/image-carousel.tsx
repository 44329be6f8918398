import { Box } from '@sopaan/ui/core';
import type { ReactNode } from 'react';
import { ImageCarouselControls } from './image-carousel-controls';
import { imageCarouselDefaults, type ImageCarouselOptions } from './image-carousel-options';
import { useImageSlider } from './use-image-slider';

export interface ImageCarouselProps extends Partial<ImageCarouselOptions> {
  /** The name of the carousel. */
  label: string;
  slides: ReadonlyArray<{ key: string; content: ReactNode }>;
}

/** Pictures that change by themselves until someone pauses them, points at them or asks for less motion. */
export function ImageCarousel({ label, slides, ...given }: ImageCarouselProps) {
  const options = { ...imageCarouselDefaults, ...given };
  const slider = useImageSlider(slides.length, options);
  if (slides.length === 0) return null;
  return (
    <Box
      component="section"
      aria-roledescription="carousel"
      aria-label={label}
      onPointerEnter={() => slider.setHeld(true)}
      onPointerLeave={() => slider.setHeld(false)}
      onFocus={() => slider.setHeld(true)}
      onBlur={() => slider.setHeld(false)}
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
        {slides.map((slide, at) => (
          <Box
            key={slide.key}
            role="group"
            aria-roledescription="slide"
            aria-label={`${at + 1} of ${slides.length}`}
            inert={!slider.isInView(at)}
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
      {slider.movable && (
        <ImageCarouselControls
          index={slider.index}
          count={slides.length}
          canGoBack={slider.loop || slider.index > 0}
          canGoOn={slider.loop || slider.index < slider.last}
          playing={options.autoplay === false ? undefined : slider.playing}
          onMove={slider.move}
          onPlaying={slider.setPlaying}
        />
      )}
    </Box>
  );
}
