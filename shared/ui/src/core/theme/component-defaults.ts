import { HEADER_HEIGHT } from '@sopaan/contract/layout';
import type { Components, Theme } from '@mui/material/styles';
import { printStyles } from './print-styles';

const focusRing = (theme: Theme) => ({
  outline: `3px solid ${theme.palette.secondary.main}`,
  outlineOffset: 2,
});

/** Touch targets are at least 44 px. */
const touchTargetSize = {
  '@media (pointer: coarse), (max-width: 599.95px)': { minHeight: 44, minWidth: 44 },
};

export const componentDefaults: Components<Theme> = {
  MuiCssBaseline: {
    styleOverrides: (theme) => ({
      html: { scrollPaddingTop: `calc(${HEADER_HEIGHT} + 1.2rem)`, textSizeAdjust: '100%' },
      // Mukta's kerning takes away a quarter of the space after commas and full stops.
      body: { overflowWrap: 'break-word', fontKerning: 'none' },
      ':focus-visible': focusRing(theme),
      'h1, h2, h3, h4': { textWrap: 'balance' },
      ...printStyles,
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': {
          animationDuration: '0.01ms !important',
          animationIterationCount: '1 !important',
          transitionDuration: '0.01ms !important',
          scrollBehavior: 'auto !important',
        },
      },
    }),
  },
  MuiButtonBase: {
    styleOverrides: {
      root: ({ theme }) => ({
        '&.Mui-focusVisible': focusRing(theme),
        // A button that waits for the server is only `aria-disabled`, so that it keeps its focus. MUI itself styles disabled ones.
        '&[aria-disabled="true"]:not(.Mui-disabled)': { opacity: 0.6, cursor: 'default' },
      }),
    },
  },
  MuiButton: {
    styleOverrides: {
      root: { borderRadius: 999, paddingInline: 20, whiteSpace: 'nowrap', ...touchTargetSize },
      sizeLarge: { paddingBlock: 12, paddingInline: 28, fontSize: '1rem' },
      sizeSmall: { paddingInline: 14 },
    },
  },
  MuiIconButton: {
    styleOverrides: { root: { fontSize: '1.125rem', color: 'inherit', ...touchTargetSize } },
  },
  MuiPaper: {
    styleOverrides: {
      root: { backgroundImage: 'none' },
      // Menus that open over the page.
      elevation8: { boxShadow: '0 2px 6px rgb(0 0 0 / 8%), 0 12px 32px rgb(0 0 0 / 16%)' },
    },
  },
};
