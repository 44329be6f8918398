import { Box, ButtonBase, type SxProps, type Theme } from '@sopaan/ui/core';
import { HEADER_HEIGHT, LOW_WINDOW } from '@sopaan/contract/layout';
import { wideWindow } from '../styles/window-width';
import { CHALLENGE_VIEWS, type ChallengeView } from './use-challenge-view';

interface ViewBarProps {
  view: ChallengeView;
  onView: (view: ChallengeView) => void;
}

const labels: Record<ChallengeView, string> = {
  problem: 'Problem',
  code: 'Code',
  output: 'Output',
};

/** Switches between the parts of the page in a narrow window, which shows one at a time. */
export function ViewBar({ view, onView }: ViewBarProps) {
  return (
    <Box component="nav" aria-label="Parts of the challenge" sx={bar}>
      {CHALLENGE_VIEWS.map((item) => (
        <ButtonBase
          key={item}
          aria-current={item === view}
          onClick={() => onView(item)}
          sx={viewButton}
        >
          {labels[item]}
        </ButtonBase>
      ))}
    </Box>
  );
}

const bar: SxProps<Theme> = (theme) => ({
  position: 'sticky',
  top: HEADER_HEIGHT,
  [LOW_WINDOW]: { position: 'static' },
  zIndex: 2,
  display: 'flex',
  bgcolor: 'background.paper',
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '14px',
  overflow: 'hidden',
  flex: 'none',
  [wideWindow(theme)]: { display: 'none' },
});

const viewButton = {
  flex: 1,
  minHeight: 44,
  typography: 'subtitle2',
  color: 'text.secondary',
  borderBottom: '3px solid transparent',
  '&[aria-current="true"]': { color: 'primary.main', borderBottomColor: 'primary.main' },
  '&:focus-visible': { outlineOffset: '-3px' },
} as const;
