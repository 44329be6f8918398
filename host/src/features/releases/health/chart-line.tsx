import { Box } from '@sopaan/ui/core';
import { pathOf, runsOf, type Place } from './chart-scale';
import type { SetLine } from './set-line';

interface ChartLineProps {
  line: SetLine;
  places: ReadonlyArray<Place | null>;
}

/** A line through the measured places, with a dot on each. Its width does not stretch with the chart. */
export function ChartLine({ line: { colour, dashes }, places }: ChartLineProps) {
  const runs = runsOf(places);
  return (
    <Box component="g" sx={{ color: colour }} fill="none" stroke="currentColor">
      {runs.map((run) => (
        <path
          key={run[0]?.x}
          d={pathOf(run)}
          strokeWidth={2}
          strokeDasharray={dashes}
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
        />
      ))}
      {runs.flat().map(({ x, y }) => (
        <path
          key={x}
          d={`${pathOf([{ x, y }])}h0.001`}
          strokeWidth={5}
          strokeLinecap="round"
          vectorEffect="non-scaling-stroke"
        />
      ))}
    </Box>
  );
}
