import { Box, Icon, type IconName } from '@sopaan/ui/core';
import { READING_WIDTH } from '@sopaan/ui/reading-width';

/** What a job asks for or offers, as a list of short sentences. */
export function JobPointList({ points, icon }: { points: readonly string[]; icon: IconName }) {
  return (
    <Box component="ul" sx={list}>
      {points.map((point) => (
        <Box component="li" key={point} sx={{ display: 'flex', gap: 1.5 }}>
          <Icon name={icon} size={20} sx={{ color: 'success.main', mt: '0.15em' }} />
          <span>{point}</span>
        </Box>
      ))}
    </Box>
  );
}

const list = {
  display: 'grid',
  gap: 1,
  maxWidth: READING_WIDTH,
  listStyle: 'none',
  m: 0,
  p: 0,
} as const;
