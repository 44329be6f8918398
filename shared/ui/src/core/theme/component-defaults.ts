import type { Components, Theme } from '@mui/material/styles';

const focusRing = (theme: Theme) => ({
  outline: `3px solid ${theme.palette.secondary.main}`,
  outlineOffset: 2,
});

/** Touch targets are 44 px high where a finger is the pointer. */
const touchHeight = { '@media (pointer: coarse)': { minHeight: 44, minWidth: 44 } };

export const componentDefaults: Components<Theme> = {
  MuiCssBaseline: {
    styleOverrides: (theme) => ({
      html: { scrollPaddingTop: '6rem', textSizeAdjust: '100%' },
      body: { overflowWrap: 'break-word' },
      ':focus-visible': focusRing(theme),
      'h1, h2, h3, h4': { textWrap: 'balance' },
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
    defaultProps: { disableRipple: true },
    styleOverrides: { root: ({ theme }) => ({ '&.Mui-focusVisible': focusRing(theme) }) },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: { borderRadius: 999, paddingInline: 20, ...touchHeight },
      sizeLarge: { paddingBlock: 12, paddingInline: 28, fontSize: '1rem' },
      sizeSmall: { paddingInline: 14 },
    },
  },
  MuiIconButton: { styleOverrides: { root: touchHeight } },
  MuiLink: { defaultProps: { underline: 'hover' } },
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiSkeleton: { defaultProps: { animation: 'wave' } },
};
