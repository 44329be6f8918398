import { Box, ButtonBase, Icon } from '@sopaan/ui/core';
import { useId, type ReactNode } from 'react';

interface ProblemPanelProps {
  isOpen: boolean;
  onToggle: () => void;
  children: ReactNode;
}

/** The collapsible panel `Problem Statement`: next to the editor on wide screens, above it on narrow ones. */
export function ProblemPanel({ isOpen, onToggle, children }: ProblemPanelProps) {
  const id = useId();
  return (
    <Box component="section" aria-label="Problem Statement" data-open={isOpen} sx={panel}>
      <Box component="h2" sx={{ m: 0, font: 'inherit', flex: 'none' }}>
        <ButtonBase aria-expanded={isOpen} aria-controls={id} onClick={onToggle} sx={button}>
          <Box component="span" className="label">
            Problem Statement
          </Box>
          <Box component="span" className="arrow" sx={{ display: 'inline-flex' }}>
            <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} />
          </Box>
        </ButtonBase>
      </Box>
      <Box
        id={id}
        hidden={!isOpen}
        tabIndex={isOpen ? 0 : undefined}
        role="group"
        aria-label="The problem"
        sx={content}
      >
        {children}
      </Box>
    </Box>
  );
}

const WIDE_SCREEN = '@media (min-width: 769px)';

const panel = {
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: 0,
  bgcolor: 'background.paper',
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '14px',
  overflow: 'hidden',
  [WIDE_SCREEN]: {
    // A quarter of the width, with a readable minimum.
    '&[data-open="true"]': { flex: '0 0 max(25%, 17rem)' },
    '&[data-open="false"]': { flex: '0 0 3rem' },
    '&[data-open="true"] .arrow': { transform: 'rotate(-90deg)' },
    '&[data-open="false"] .arrow': { transform: 'rotate(-90deg)' },
    '&[data-open="false"] .label': { writingMode: 'vertical-rl' },
    '&[data-open="false"] h2, &[data-open="false"] h2 > button': { height: '100%' },
    '&[data-open="false"] h2 > button': {
      flexDirection: 'column',
      justifyContent: 'start',
      p: 1.5,
    },
  },
} as const;

const button = {
  width: '100%',
  display: 'flex',
  justifyContent: 'space-between',
  gap: 1,
  px: 2,
  minHeight: 48,
  typography: 'h6',
} as const;

const content = {
  px: 2,
  pb: 2,
  minHeight: 0,
  overflowWrap: 'anywhere',
  [WIDE_SCREEN]: { overflowY: 'auto', flex: 1 },
  '&:focus-visible': { outlineOffset: '-3px' },
} as const;
