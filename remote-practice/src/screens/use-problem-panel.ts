import { useTheme } from '@sopaan/ui/core';
import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { isNarrowWindow } from '../styles/window-width';

/** The panel `Problem Statement`: open on a wide window when the page opens, then as toggled. */
export function useProblemPanel(): { isOpen: boolean; toggle: () => void } {
  const theme = useTheme();
  const [isOpen, setOpen] = useState(true);
  const closeOnNarrowWindow = useEffectEvent(() => {
    if (isNarrowWindow(theme)) setOpen(false);
  });
  // Closes the panel before the page is painted.
  useLayoutEffect(() => closeOnNarrowWindow(), []);
  return { isOpen, toggle: () => setOpen(!isOpen) };
}
