/** The height of the fixed header; content starts below it. */
export const HEADER_HEIGHT = '4.8rem';

/** The height of the bottom navigation, which is shown below 768 px. */
export const BOTTOM_BAR_HEIGHT = '4rem';

/** The height of the preview bar at the bottom of the screen; 0 on pages without one. */
export const DOCK_HEIGHT = 'var(--sopaan-dock, 0px)';

/** Wide screens have the menu in the header and no bottom navigation. */
export const WIDE_QUERY = '(min-width: 768px)';
export const WIDE_MEDIA = `@media ${WIDE_QUERY}`;
