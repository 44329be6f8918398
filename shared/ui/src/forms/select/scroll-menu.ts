import { SELECT_DEFAULTS } from './select-defaults';

/** Scrolls an option into the menu's view, with a short animation. */
export function scrollMenuTo(menu: HTMLElement, option: HTMLElement): void {
  const from = menu.scrollTop;
  const above = option.offsetTop;
  const below = option.offsetTop + option.offsetHeight - menu.clientHeight;
  const to = Math.max(0, above < from ? above : Math.max(from, below));
  if (to === from) return;
  if (window.matchMedia?.('(prefers-reduced-motion: reduce)').matches) {
    menu.scrollTop = to;
    return;
  }
  const started = performance.now();
  const step = (now: number) => {
    const progress = Math.min(1, Math.max(0, now - started) / SELECT_DEFAULTS.scrollMs);
    menu.scrollTop = from + (to - from) * (1 - (1 - progress) ** 3);
    if (progress < 1) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}

/** Where the menu opens and its maximum height. */
export interface MenuPosition {
  above: boolean;
  maxHeight: number;
}

/** The least distance between the menu and the edge of the window, in pixels. */
const WINDOW_MARGIN = 8;

export function menuPosition(control: HTMLElement): MenuPosition {
  const { top, bottom } = control.getBoundingClientRect();
  const below = window.innerHeight - bottom - WINDOW_MARGIN;
  const { maxMenuHeight, minMenuHeight } = SELECT_DEFAULTS;
  const above = below < minMenuHeight && top > below;
  const available = above ? top - WINDOW_MARGIN : below;
  return { above, maxHeight: Math.min(maxMenuHeight, Math.max(minMenuHeight, available)) };
}
