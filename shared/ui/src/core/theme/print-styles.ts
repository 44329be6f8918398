import type { CSSObject } from '@mui/material/styles';

/** What only works on a screen: controls, navigation and messages. The title of an accordion is a button, but belongs to its text. */
const SCREEN_ONLY = [
  'button:not(.MuiAccordionSummary-root)',
  'a.MuiButton-root',
  'nav',
  '[role="status"]',
  '[data-toast]',
].join(', ');

/** How every page is printed. A page adds only what is particular to it. */
export const printStyles = {
  '@page': { margin: '15mm' },
  '@media print': {
    body: { backgroundColor: 'white' },
    [SCREEN_ONLY]: { display: 'none !important' },
    'h1, h2, h3, h4, h5, h6, dt': { breakAfter: 'avoid' },
    'li, dd, tr, img, svg': { breakInside: 'avoid' },
    'p, li': { orphans: 3, widows: 3 },
  },
} satisfies CSSObject;
