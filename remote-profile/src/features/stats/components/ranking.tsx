import type { Stats } from '@sopaan/schemas/stats/stats';
import { Box, Typography } from '@sopaan/ui/core';
import { LinearProgress } from '@sopaan/ui/display';
import { useId } from 'react';

/** The level that the member's points have reached, and the points that the next one needs. */
export function Ranking({ stats: { level, nextLevel, points } }: { stats: Stats }) {
  const textId = useId();
  const progress = nextLevel && (points - level.points) / (nextLevel.points - level.points);
  return (
    <Box>
      <Typography variant="body2" color="textSecondary">
        Ranking
      </Typography>
      <Typography variant="h5" component="p">
        {level.name}
      </Typography>
      {nextLevel && progress !== null && (
        <>
          <LinearProgress
            variant="determinate"
            value={progress * 100}
            aria-labelledby={textId}
            sx={{ my: 1, height: 8, borderRadius: 4 }}
          />
          <Typography id={textId} variant="caption" component="p" color="textSecondary">
            {`${formatPoints(points)}, ${nextLevel.points - points} more to ${nextLevel.name}`}
          </Typography>
        </>
      )}
      {!nextLevel && (
        <Typography variant="caption" component="p" color="textSecondary">
          {`${formatPoints(points)}, the highest level`}
        </Typography>
      )}
    </Box>
  );
}

function formatPoints(points: number): string {
  return points === 1 ? '1 point' : `${points.toLocaleString('en-IN')} points`;
}
