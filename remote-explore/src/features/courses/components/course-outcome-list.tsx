import { Box, Icon, Typography, type IconName } from '@sopaan/ui/core';

/** What a course teaches and leads to, in two columns of short sentences. */
export function CourseOutcomeList({ points, icon }: { points: readonly string[]; icon: IconName }) {
  if (points.length === 0) {
    return <Typography color="textSecondary">No details yet.</Typography>;
  }
  return (
    <Box component="ul" sx={list}>
      {points.map((point) => (
        <Box component="li" key={point} sx={{ display: 'flex', gap: 1.5 }}>
          <Icon name={icon} sx={{ color: 'success.main', mt: '0.2em' }} />
          <span>{point}</span>
        </Box>
      ))}
    </Box>
  );
}

const list = {
  display: 'grid',
  columnGap: 4,
  rowGap: 1.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  listStyle: 'none',
  m: 0,
  p: 0,
} as const;
