import { Box } from '@sopaan/ui/core';
import type { ReactNode } from 'react';
import { shortTime } from './short-time';

interface ChartAxesProps {
  /** The value at the upper end; the lower one is 0. */
  top: string;
  /** The moments at the two ends. */
  from: number;
  to: number;
  children: ReactNode;
}

/** The frame of a chart. Its labels are text of the page, so that they keep their size. */
export function ChartAxes({ top, from, to, children }: ChartAxesProps) {
  return (
    <Box sx={grid}>
      <Box aria-hidden="true" sx={scale}>
        <span>{top}</span>
        <span>0</span>
      </Box>
      <Box sx={plot}>{children}</Box>
      <Box aria-hidden="true" sx={moments}>
        <span>{shortTime(from)}</span>
        {to > from && <span>{shortTime(to)}</span>}
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
