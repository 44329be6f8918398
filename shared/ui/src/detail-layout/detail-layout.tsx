import { HEADER_HEIGHT, LOW_WINDOW } from '@sopaan/contract/layout';
import { Box } from '@sopaan/ui/core';
import type { ReactNode } from 'react';

interface DetailLayoutProps {
  /** The text of the page. */
  children: ReactNode;
  /** Facts and actions: beside the text, or above it on narrow screens. */
  aside?: ReactNode;
  /** Further facts: beside the text below `aside`, or below the text on narrow screens. */
  asideEnd?: ReactNode;
}

/**
 * The body of a page about one thing: the text at the left edge, the facts and actions beside it on wide screens. They stay in view while
 * the text scrolls, unless there are two parts of them or the window is low.
 */
export function DetailLayout({ children, aside, asideEnd }: DetailLayoutProps) {
  const hasBoth = Boolean(aside && asideEnd);
  return (
    <Box sx={layout}>
      {aside && (
        <Box sx={[{ gridArea: 'aside', mb: { xs: 3, lg: 0 } }, part, !hasBoth && only]}>
          {aside}
        </Box>
      )}
      <Box sx={[{ gridArea: 'text' }, part]}>{children}</Box>
      {asideEnd && (
        <Box sx={[{ gridArea: 'end', mt: { xs: 4, lg: hasBoth ? 3 : 0 } }, part, !hasBoth && only]}>
          {asideEnd}
        </Box>
      )}
    </Box>
  );
}

const layout = {
  display: 'grid',
  columnGap: 4,
  mt: { xs: 3, lg: 4 },
  alignItems: 'start',
  justifyContent: 'space-between',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 48rem) 22rem' },
  gridTemplateAreas: { xs: '"aside" "text" "end"', lg: '"text aside" "text end"' },
  gridTemplateRows: { lg: 'auto 1fr' },
  '@media print': { mt: 1 },
} as const;

/** May become narrower than its content, which then scrolls or wraps. */
const part = { minWidth: 0 } as const;

/** The only part beside the text. */
const only = {
  gridRow: { lg: '1 / -1' },
  position: { lg: 'sticky' },
  top: `calc(${HEADER_HEIGHT} + 1.45rem)`,
  [LOW_WINDOW]: { position: 'static' },
} as const;
