import type { SetHealth } from '@sopaan/schemas/release-health';
import { Box, Typography } from '@sopaan/ui/core';
import { useId } from 'react';
import { across, axisEnd } from './chart-scale';
import { ChartAxes } from './chart-axes';
import { ChartLine } from './chart-line';
import { valueText, type Metric } from './metrics';
import { lineOf } from './set-line';

interface LineChartProps {
  metric: Metric;
  sets: readonly SetHealth[];
}

/** One measure of each set over time. It says its totals in words; the table beside it has every number. */
export function LineChart({ metric, sets }: LineChartProps) {
  const titleId = useId();
  const wordsId = useId();
  const times = sets.flatMap(({ points }) => points.map(({ at }) => Date.parse(at)));
  const from = Math.min(...times);
  const to = Math.max(...times);
  const values = sets.flatMap(({ points }) => points.map((point) => metric.valueOf(point) ?? 0));
  const end = axisEnd(Math.max(0, ...values), metric.least);
  const words = sets
    .map(({ role, total }) => `${role}: ${valueText(metric.valueOf(total), metric.text)}`)
    .join('; ');
  return (
    <Box component="figure" role="group" aria-labelledby={titleId} sx={{ m: 0, minWidth: 0 }}>
      <Typography id={titleId} component="figcaption" variant="subtitle2">
        {metric.name}
      </Typography>
      <Typography id={wordsId} variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {words}
      </Typography>
      {times.length > 0 && (
        <ChartAxes top={metric.text(end)} from={from} to={to}>
          <Box
            component="svg"
            role="img"
            aria-labelledby={`${titleId} ${wordsId}`}
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
            {sets.map(({ set, points }, at) => (
              <ChartLine
                key={set}
                line={lineOf(at)}
                places={points.map((point) => {
                  const value = metric.valueOf(point);
                  if (value === null) return null;
                  return {
                    x: across(Date.parse(point.at), from, to),
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
