import type { SetHealth } from '@sopaan/schemas/releases/health';
import { Box, Typography } from '@sopaan/ui/core';
import { useId } from 'react';
import { getTimePosition, getAxisEnd } from './chart-scale';
import { ChartAxes } from './chart-axes';
import { ChartLine } from './chart-line';
import { formatValue, type Metric } from './metrics';
import { getSetLine } from './set-line';

interface LineChartProps {
  metric: Metric;
  sets: readonly SetHealth[];
}

/** One metric of each set over time. Its text summary has the totals; the table has every value. */
export function LineChart({ metric, sets }: LineChartProps) {
  const titleId = useId();
  const summaryId = useId();
  const times = sets.flatMap(({ points }) => points.map(({ at }) => Date.parse(at)));
  const from = Math.min(...times);
  const to = Math.max(...times);
  const values = sets.flatMap(({ points }) => points.map((point) => metric.getValue(point) ?? 0));
  const end = getAxisEnd(Math.max(0, ...values), metric.minEnd);
  const summary = sets
    .map(({ role, total }) => `${role}: ${formatValue(metric.getValue(total), metric.format)}`)
    .join('; ');
  return (
    <Box component="figure" role="group" aria-labelledby={titleId} sx={{ m: 0, minWidth: 0 }}>
      <Typography id={titleId} component="figcaption" variant="subtitle2">
        {metric.name}
      </Typography>
      <Typography id={summaryId} variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {summary}
      </Typography>
      {times.length > 0 && (
        <ChartAxes top={metric.format(end)} from={from} to={to}>
          <Box
            component="svg"
            role="img"
            aria-labelledby={`${titleId} ${summaryId}`}
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
            sx={{
              position: 'absolute',
              inset: 0,
              width: '100%',
              height: '100%',
              overflow: 'visible',
            }}
          >
            {sets.map(({ set, points }, index) => (
              <ChartLine
                key={set}
                line={getSetLine(index)}
                points={points.map((point) => {
                  const value = metric.getValue(point);
                  if (value === null) return null;
                  return {
                    x: getTimePosition(Date.parse(point.at), from, to),
                    y: 100 - (value / end) * 100,
                  };
                })}
              />
            ))}
          </Box>
        </ChartAxes>
      )}
    </Box>
  );
}
