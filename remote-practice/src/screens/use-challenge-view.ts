import { useTheme } from '@sopaan/ui/core';
import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { isNarrowWindow } from '../styles/window-width';

export type ChallengeView = 'problem' | 'code' | 'output';

interface ChallengeViewState {
  /** The part of the page that a narrow window shows. A wide one shows all of them. */
  view: ChallengeView;
  show: (view: ChallengeView) => void;
  /** Whether the panel `Problem Statement` is open: from the start in a wide window, only as its view in a narrow one. */
  isProblemOpen: boolean;
  toggleProblem: () => void;
}

export function useChallengeView(firstView: ChallengeView): ChallengeViewState {
  const theme = useTheme();
  const [view, setView] = useState(firstView);
  const [isProblemOpen, setProblemOpen] = useState(true);
  const closeOnNarrowWindow = useEffectEvent(() => {
    if (isNarrowWindow(theme) && firstView !== 'problem') setProblemOpen(false);
  });
  // Closes the panel before the page is painted.
  useLayoutEffect(() => closeOnNarrowWindow(), []);
  const show = (next: ChallengeView) => {
    setView(next);
    if (!isNarrowWindow(theme)) return;
    setProblemOpen(next === 'problem');
    window.scrollTo({ top: 0 });
  };
  return {
    view,
    show,
    isProblemOpen,
    toggleProblem: () => {
      setProblemOpen(!isProblemOpen);
      show(isProblemOpen ? 'code' : 'problem');
    },
  };
}
