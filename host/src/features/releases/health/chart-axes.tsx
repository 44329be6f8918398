import { Box } from '@sopaan/ui/core';
import type { ReactNode } from 'react';
import { formatShortTime } from './format-short-time';

interface ChartAxesProps {
  /** The label at the upper end; the lower end is 0. */
  top: string;
  /** The times at the two ends. */
  from: number;
  to: number;
  children: ReactNode;
}

/** The axes of a chart. Their labels are HTML, so that they do not scale with the SVG. */
export function ChartAxes({ top, from, to, children }: ChartAxesProps) {
  return (
    <Box sx={grid}>
      <Box aria-hidden="true" sx={scale}>
        <span>{top}</span>
        <span>0</span>
      </Box>
      <Box sx={plot}>{children}</Box>
      <Box aria-hidden="true" sx={moments}>
        <span>{formatShortTime(from)}</span>
        {to > from && <span>{formatShortTime(to)}</span>}
      </Box>
    </Box>
  );
}

const grid = {
  display: 'grid',
  gridTemplateColumns: '4.25rem minmax(0, 1fr)',
  columnGap: 1,
  rowGap: 0.5,
  typography: 'caption',
  color: 'text.secondary',
};

const scale = {
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  textAlign: 'right',
  lineHeight: 1,
};

const plot = {
  position: 'relative',
  height: 120,
  borderLeft: 1,
  borderBottom: 1,
  borderColor: 'text.disabled',
};

const moments = { gridColumn: 2, display: 'flex', justifyContent: 'space-between' };
