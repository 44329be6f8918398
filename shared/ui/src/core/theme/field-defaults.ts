import type { Components, Theme } from '@mui/material/styles';

/** Fields have their label above them, where it never covers a value and can wrap. */
export const fieldDefaults: Components<Theme> = {
  MuiInputLabel: {
    styleOverrides: {
      outlined: ({ theme }) => ({
        position: 'static',
        transform: 'none',
        maxWidth: 'none',
        marginBottom: 6,
        whiteSpace: 'normal',
        overflow: 'visible',
        fontWeight: 600,
        fontSize: '0.9375rem',
        pointerEvents: 'auto',
        color: theme.palette.text.primary,
      }),
    },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => ({
        backgroundColor: theme.palette.background.paper,
        '&:not(:hover, .Mui-focused, .Mui-error) .MuiOutlinedInput-notchedOutline': {
          borderColor: theme.palette.text.disabled,
        },
      }),
      input: ({ theme }) => ({
        paddingBlock: 12,
        height: '1.5em',
        // With several lines the frame has the padding.
        '&:is(textarea)': { paddingBlock: 0 },
        '&:focus-visible': { outline: 'none' },
        '&::placeholder': { color: theme.palette.text.secondary, opacity: 1 },
      }),
      multiline: { '& textarea:focus-visible': { outline: 'none' } },
      notchedOutline: { top: 0, '& legend': { display: 'none' } },
    },
  },
  MuiFormHelperText: { styleOverrides: { root: { marginInline: 0, fontSize: '0.8125rem' } } },
  MuiFormLabel: {
    styleOverrides: { asterisk: ({ theme }) => ({ color: theme.palette.error.main }) },
  },
};
