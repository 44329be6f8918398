import { Box, Card, Typography } from '@sopaan/ui/core';
import { ImageCarousel } from '@sopaan/ui/display';
import { Illustration } from '../../../components/illustrations/illustration';
import type { IllustrationName } from '../../../components/illustrations/illustrations';

export interface CarouselCard {
  title: string;
  text: string;
  image: IllustrationName;
}

interface IllustrationCarouselProps {
  /** The accessible name of the carousel. */
  label: string;
  cards: readonly CarouselCard[];
}

/** A carousel that advances automatically. It pauses on hover, on focus and with its button; with reduced motion it does not advance. */
export function IllustrationCarousel({ label, cards }: IllustrationCarouselProps) {
  return (
    <ImageCarousel
      label={label}
      speed={2000}
      autoplay={2000}
      inView={{ 0: 1, 480: 2, 768: 3 }}
      centred
      slides={cards.map(({ title, text, image }) => ({
        key: title,
        content: (
          <Box sx={{ height: '100%', p: 1 }}>
            <Card sx={{ height: '100%' }}>
              <Illustration name={image} />
              <Box sx={{ p: 2.5 }}>
                <Typography variant="h5" component="h3">
                  {title}
                </Typography>
                <Typography color="textSecondary" sx={{ mt: 0.5 }}>
                  {text}
                </Typography>
              </Box>
            </Card>
          </Box>
        ),
      }))}
    />
  );
}
