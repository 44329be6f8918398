import { HEADER_HEIGHT, LOW_WINDOW } from '@sopaan/contract/layout';
import { Box } from '@sopaan/ui/core';
import { SectionIndex } from '@sopaan/ui/display';

interface SectionBarProps {
  /** The sections of the page, with the ids of their elements. */
  sections: ReadonlyArray<{ id: string; label: string }>;
  /** The accessible name of the navigation. */
  label: string;
}

/** The links to the sections of a page in a row that stays below the header. It is not printed. */
export function SectionBar({ sections, label }: SectionBarProps) {
  return (
    <Box sx={bar}>
      <SectionIndex sections={sections} label={label} direction="row" />
    </Box>
  );
}

const bar = {
  position: 'sticky',
  top: HEADER_HEIGHT,
  [LOW_WINDOW]: { position: 'static' },
  zIndex: 2,
  py: 0.5,
  bgcolor: 'background.default',
  borderBottom: '1px solid',
  borderColor: 'divider',
  '& a': { px: { lg: 1.25 } },
  '@media print': { display: 'none' },
} as const;
