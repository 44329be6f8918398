import { Box, Typography } from '@sopaan/ui/core';

const RADIUS = 54;
const CIRCUMFERENCE = 2 * Math.PI * RADIUS;

/** The score as a ring and as numbers. */
export function ScoreRing({ score, total }: { score: number; total: number }) {
  const fraction = total > 0 ? score / total : 0;
  const circle = { cx: 64, cy: 64, r: RADIUS, fill: 'none', strokeWidth: 12 };
  return (
    <Box sx={{ position: 'relative', width: 160, height: 160 }}>
      <Box component="svg" viewBox="0 0 128 128" aria-hidden="true" sx={{ width: 1, height: 1 }}>
        <Box component="circle" {...circle} sx={{ stroke: (theme) => theme.palette.divider }} />
        {fraction > 0 && (
          <Box
            component="circle"
            {...circle}
            strokeLinecap="round"
            strokeDasharray={`${fraction * CIRCUMFERENCE} ${CIRCUMFERENCE}`}
            transform="rotate(-90 64 64)"
            sx={{ stroke: (theme) => theme.palette.primary.main }}
          />
        )}
      </Box>
      <Box sx={{ position: 'absolute', inset: 0, display: 'grid', placeContent: 'center' }}>
        <Typography variant="h2" component="p">
          {`${score} / ${total}`}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {`${Math.round(fraction * 100)}%`}
        </Typography>
      </Box>
    </Box>
  );
}
