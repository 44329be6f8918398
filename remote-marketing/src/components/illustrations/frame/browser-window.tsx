import { Box } from '@sopaan/ui/core';
import type { ReactNode } from 'react';
import { useColours, type Colours } from './use-colours';

const WIDTH = 320;
const HEIGHT = 200;

interface BrowserWindowProps {
  /** Draws the content of the window: 288 units wide and 148 high, with the origin below the title bar, at the left. */
  children: (colours: Colours) => ReactNode;
}

/** The frame of a drawn browser window. */
export function BrowserWindow({ children }: BrowserWindowProps) {
  const colours = useColours();
  return (
    <Box
      component="svg"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      focusable="false"
      aria-hidden
      sx={{
        display: 'block',
        width: '100%',
        height: 'auto',
        aspectRatio: `${WIDTH} / ${HEIGHT}`,
        borderRadius: '16px',
        fontFamily: 'inherit',
      }}
    >
      <rect width={WIDTH} height={HEIGHT} fill={colours.ground} />
      <rect
        x={16}
        y={14}
        width={288}
        height={172}
        rx={8}
        fill={colours.paper}
        stroke={colours.faint}
      />
      <path d="M16 32h288" stroke={colours.faint} />
      {[26, 34, 42].map((x) => (
        <circle key={x} cx={x} cy={23} r={2.5} fill={colours.muted} />
      ))}
      <rect x={100} y={18.5} width={120} height={9} rx={4.5} fill={colours.faint} />
      <g transform="translate(16 34)">{children(colours)}</g>
    </Box>
  );
}
