import { Box, Card, Typography } from '@sopaan/ui/core';
import { ImageCarousel } from '@sopaan/ui/display';
import { Illustration } from '../../../components/illustrations/illustration';
import type { IllustrationName } from '../../../components/illustrations/illustrations';

export interface RailCard {
  title: string;
  text: string;
  image: IllustrationName;
}

interface RailProps {
  /** The accessible name of the carousel. */
  label: string;
  cards: readonly RailCard[];
}

/** A carousel that moves on by itself; it pauses on hover, on focus and by its button, and is off with reduced motion. */
export function Rail({ label, cards }: RailProps) {
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
