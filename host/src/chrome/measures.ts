/** The height of the fixed header; content starts below it. */
export const HEADER_HEIGHT = '4.8rem';

/** The height of the bottom navigation, which stands below 768 px. */
export const BOTTOM_BAR_HEIGHT = '4rem';

/** What the preview bar takes from the bottom of the screen; nothing on a page without one. */
export const DOCK = 'var(--sopaan-dock, 0px)';

/** From here on a screen is wide: menu in the header, no bottom navigation. */
export const WIDE = '(min-width: 768px)';
export const WIDE_MEDIA = `@media ${WIDE}`;
