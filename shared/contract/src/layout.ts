/** Lengths of the host's layout, for elements of a screen that are fixed, sticky or scrolled to. CSS variables, which the host sets. */

/** The height of the fixed header; content starts below it. */
export const HEADER_HEIGHT = 'var(--sopaan-header, 4.8rem)';

/** The height of the bottom navigation, which is shown below the theme's breakpoint `md`. */
export const BOTTOM_BAR_HEIGHT = 'var(--sopaan-bottom-bar, 4rem)';

/** The height of the preview bar at the bottom of the screen; 0 on pages without one. */
export const DOCK_HEIGHT = 'var(--sopaan-dock, 0px)';

/** The CSS `display` of a clock in the page: `none` while the header shows the remaining time of the test. */
export const PAGE_CLOCK_DISPLAY = 'var(--sopaan-page-clock, inline-flex)';

/**
 * A window so low, as of a phone on its side or at a high zoom, that fixed bars would leave little room for the content: there they
 * scroll with the page. A media query.
 */
export const LOW_WINDOW = '@media (max-height: 499.95px)';
