import { Box, ButtonBase, type SxProps, type Theme } from '@sopaan/ui/core';
import { HEADER_HEIGHT, LOW_WINDOW } from '@sopaan/contract/layout';
import { wideWindow } from '../styles/window-width';
import type { ChallengeView } from './use-challenge-view';
import type { ResultTab } from './use-result-view';

interface ViewBarProps {
  view: ChallengeView;
  /** What the view `output` shows. */
  tab: ResultTab;
  /** The id of the panel with the problem, and whether it is open. */
  problemId: string;
  isProblemOpen: boolean;
  onToggleProblem: () => void;
  onCode: () => void;
  onResults: (tab: ResultTab) => void;
}

/**
 * Switches between the parts of the page in a narrow window, which shows one at a time. It has the tabs of the results too, because tabs
 * within a tab would need a second bar.
 */
export function ViewBar(props: ViewBarProps) {
  const { view, tab, problemId, isProblemOpen, onToggleProblem, onCode, onResults } = props;
  const shown = view === 'output' ? tab : view;
  const parts = [
    { name: 'code', label: 'Code', show: onCode },
    { name: 'output', label: 'Output', show: () => onResults('output') },
    { name: 'submissions', label: 'Submissions', show: () => onResults('submissions') },
  ] as const;
  return (
    <Box component="nav" aria-label="Parts of the challenge" sx={bar}>
      <ButtonBase
        aria-label="Problem Statement"
        aria-current={shown === 'problem'}
        aria-expanded={isProblemOpen}
        aria-controls={problemId}
        onClick={onToggleProblem}
        sx={viewButton}
      >
        Problem
      </ButtonBase>
      {parts.map(({ name, label, show }) => (
        <ButtonBase key={name} aria-current={name === shown} onClick={show} sx={viewButton}>
          {label}
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
  flex: '1 1 auto',
  minHeight: 44,
  px: 0.75,
  typography: 'subtitle2',
  color: 'text.secondary',
  borderBottom: '3px solid transparent',
  '&[aria-current="true"]': { color: 'primary.main', borderBottomColor: 'primary.main' },
  '&:focus-visible': { outlineOffset: '-3px' },
} as const;
