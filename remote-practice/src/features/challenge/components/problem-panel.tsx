import { Box, ButtonBase, Icon, visuallyHidden, type SxProps, type Theme } from '@sopaan/ui/core';
import { useId, type ReactNode } from 'react';
import { pane } from '../../../styles/pane';
import { narrowWindow, wideWindow } from '../../../styles/window-width';

interface ProblemPanelProps {
  panelId: string;
  isOpen: boolean;
  onToggle: () => void;
  children: ReactNode;
}

/**
 * The collapsible panel `Problem Statement`: next to the editor on wide screens, in its place on narrow ones, where the bar of views opens
 * and closes it.
 */
export function ProblemPanel({ panelId, isOpen, onToggle, children }: ProblemPanelProps) {
  const id = useId();
  return (
    <Box
      component="section"
      id={panelId}
      aria-label="Problem Statement"
      data-open={isOpen}
      data-part="problem"
      sx={panel}
    >
      <Box component="h2" aria-label="Problem Statement" sx={heading}>
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

const panel: SxProps<Theme> = (theme) => ({
  ...pane,
  [wideWindow(theme)]: {
    // A quarter of the width, with a minimum in which lines and all tabs fit.
    '&[data-open="true"]': {
      flex: '0 0 max(25%, 22rem)',
      // As the visitor has resized it.
      flexBasis: 'var(--statement-size, max(25%, 22rem))',
    },
    '&[data-open="false"]': { flex: '0 0 3rem', mr: 1 },
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
});

const heading: SxProps<Theme> = (theme) => ({
  m: 0,
  font: 'inherit',
  flex: 'none',
  // The bar of views has the button. Screen readers find the heading, which the headings of the problem belong to.
  [narrowWindow(theme)]: { ...visuallyHidden, '& > button': { display: 'none' } },
});

const button = {
  width: '100%',
  display: 'flex',
  justifyContent: 'space-between',
  gap: 1,
  px: 2,
  minHeight: 48,
  typography: 'h6',
} as const;

const content: SxProps<Theme> = (theme) => ({
  px: 2,
  pb: 2,
  minHeight: 0,
  overflowWrap: 'anywhere',
  [wideWindow(theme)]: { overflowY: 'auto', flex: 1 },
  '&:focus-visible': { outlineOffset: '-3px' },
});
