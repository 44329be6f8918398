import { Box, Card, Icon, Typography } from '@sopaan/ui/core';
import { ImageCarousel } from '@sopaan/ui/display';
import { pledges } from '../pledges';

/** Shows one pledge at a time, without autoplay. */
export function PledgeSlider() {
  return (
    <Box component="section" aria-labelledby="pledges-title">
      <Typography id="pledges-title" variant="h2" sx={{ mb: 3 }}>
        Our promises
      </Typography>
      <ImageCarousel
        label="Promises"
        speed={500}
        autoplay={false}
        inView={{ 0: 1 }}
        slides={pledges.map((pledge) => ({
          key: pledge.id,
          content: (
            <Card sx={slide}>
              <Icon name={pledge.icon} size={44} sx={{ color: 'secondary.main' }} />
              <div>
                <Typography variant="h3">{pledge.title}</Typography>
                <Typography variant="subtitle1" component="p" sx={{ mt: 1, maxWidth: '60ch' }}>
                  {pledge.text}
                </Typography>
              </div>
            </Card>
          ),
        }))}
      />
    </Box>
  );
}

const slide = {
  display: 'flex',
  flexDirection: { xs: 'column', sm: 'row' },
  gap: { xs: 2, sm: 3 },
  height: '100%',
  minHeight: { xs: 260, sm: 180 },
  p: { xs: 3, md: 5 },
} as const;
