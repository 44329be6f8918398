import type { Festival } from '@sopaan/schemas/festivals/festival';
import { Box, Typography } from '@sopaan/ui/core';
import { formatNumber } from '../../../components/figures/format-number';

/** The numbers of the festival that are not zero. */
export function FestivalStats({ stats }: Pick<Festival, 'stats'>) {
  const shown = [
    { count: stats.quizzes, name: stats.quizzes === 1 ? 'quiz' : 'quizzes' },
    {
      count: stats.registered,
      name: stats.registered === 1 ? 'person registered' : 'people registered',
    },
    {
      count: stats.attempts,
      name: stats.attempts === 1 ? 'attempt submitted' : 'attempts submitted',
    },
  ].filter(({ count }) => count > 0);
  if (shown.length === 0) return null;
  return (
    <Box
      component="dl"
      aria-label="Numbers"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 4, m: 0 }}
    >
      {shown.map(({ count, name }) => (
        <Box key={name} sx={{ display: 'flex', flexDirection: 'column-reverse' }}>
          <Typography component="dt" color="textSecondary">
            {name}
          </Typography>
          <Typography component="dd" variant="h3" color="primary" sx={{ m: 0 }}>
            {formatNumber(count)}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
