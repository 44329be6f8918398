/**
 * A window so low, as of a phone on its side or at a high zoom, that fixed bars would leave little room for the content: there they
 * scroll with the page.
 */
export const LOW_WINDOW = '@media (max-height: 499.95px)';
