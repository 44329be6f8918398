import { Box } from '@sopaan/ui/core';
import { toSvgPath, splitAtGaps, type ChartPoint } from './chart-scale';
import type { SetLine } from './set-line';

interface ChartLineProps {
  line: SetLine;
  points: ReadonlyArray<ChartPoint | null>;
}

/** A line through the measured points, with a dot on each. Its stroke does not scale with the chart. */
export function ChartLine({ line: { colour, dashes }, points }: ChartLineProps) {
  const runs = splitAtGaps(points);
  return (
    <Box component="g" sx={{ color: colour }} fill="none" stroke="currentColor">
      {runs.map((run) => (
        <path
          key={run[0]?.x}
          d={toSvgPath(run)}
          strokeWidth={2}
          strokeDasharray={dashes}
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
        />
      ))}
      {runs.flat().map(({ x, y }) => (
        // A dot is a very short line with round ends: unlike a circle, its stroke does not scale with the chart.
        <path
          key={x}
          d={`${toSvgPath([{ x, y }])}h0.001`}
          strokeWidth={5}
          strokeLinecap="round"
          vectorEffect="non-scaling-stroke"
        />
      ))}
    </Box>
  );
}
