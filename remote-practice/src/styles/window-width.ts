import type { Theme } from '@sopaan/ui/core';

/** A challenge is shown in two columns only if the window is wider than the theme's breakpoint `md`. */
const minWidth = ({ breakpoints }: Theme) => breakpoints.values.md + 1;

export const wideWindow = (theme: Theme) => theme.breakpoints.up(minWidth(theme));
export const narrowWindow = (theme: Theme) => theme.breakpoints.down(minWidth(theme));

/** Measures the window when it is called. Only for effects and handlers, because a server has no window. */
export function isNarrowWindow(theme: Theme): boolean {
  return matchMedia(narrowWindow(theme).replace('@media ', '')).matches;
}
