import type { Components, Theme } from '@mui/material/styles';

const hairline = (theme: Theme) => `1px solid ${theme.palette.divider}`;

/** Styles of the components in `display` and `panels`. */
export const contentDefaults: Components<Theme> = {
  MuiAccordion: {
    styleOverrides: {
      root: ({ theme }) => ({
        border: hairline(theme),
        '&::before': { display: 'none' },
        '&:not(:first-of-type)': { borderTop: 0 },
        '&:first-of-type': { borderTopLeftRadius: 12, borderTopRightRadius: 12 },
        '&:last-of-type': { borderBottomLeftRadius: 12, borderBottomRightRadius: 12 },
      }),
    },
  },
  MuiAccordionSummary: { styleOverrides: { root: { minHeight: 56, fontWeight: 600 } } },
  MuiChip: {
    styleOverrides: {
      root: {
        fontWeight: 600,
        fontSize: '0.8125rem',
        // `Icon` does not take the class that would set the margin.
        '& > svg:has(+ .MuiChip-label)': { marginInline: '8px -4px' },
      },
      sizeSmall: { height: 26 },
    },
  },
  MuiDialog: {
    styleOverrides: { paper: { borderRadius: 20 }, paperFullScreen: { borderRadius: 0 } },
  },
  MuiDialogActions: { styleOverrides: { root: { padding: '8px 24px 20px' } } },
  MuiDialogTitle: { styleOverrides: { root: { paddingTop: 20 } } },
  MuiLinearProgress: { styleOverrides: { root: { height: 6, borderRadius: 999 } } },
  MuiTab: { styleOverrides: { root: { minHeight: 48, fontWeight: 600 } } },
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme }) => ({ borderBottom: hairline(theme), fontSize: '0.9375rem' }),
      head: ({ theme }) => ({ color: theme.palette.text.secondary, fontWeight: 600 }),
    },
  },
};
