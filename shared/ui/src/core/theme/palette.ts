import type { PaletteOptions } from '@mui/material/styles';

/** `palette.test.ts` checks the contrast of text in both modes. */
export const palettes: Record<'light' | 'dark', PaletteOptions> = {
  light: {
    mode: 'light',
    primary: { main: '#0b5563', light: '#2c7c8b', dark: '#073a44', contrastText: '#ffffff' },
    secondary: { main: '#a84b08', light: '#f2a33a', dark: '#7d3604', contrastText: '#ffffff' },
    success: { main: '#1d6b43', contrastText: '#ffffff' },
    warning: { main: '#8a5300', contrastText: '#ffffff' },
    error: { main: '#b3261e', contrastText: '#ffffff' },
    info: { main: '#1f5a94', contrastText: '#ffffff' },
    background: { default: '#faf9f5', paper: '#ffffff' },
    text: { primary: '#15252a', secondary: '#50626a', disabled: '#84939a' },
    divider: '#e2e0d8',
  },
  dark: {
    mode: 'dark',
    primary: { main: '#7fd0d9', light: '#a9e3e9', dark: '#4aa4af', contrastText: '#062227' },
    secondary: { main: '#f6b95b', light: '#ffd596', dark: '#d1912b', contrastText: '#2a1a02' },
    success: { main: '#7fd3a4', contrastText: '#05230f' },
    warning: { main: '#f0c060', contrastText: '#2a1c00' },
    error: { main: '#ff9d94', contrastText: '#3b0805' },
    info: { main: '#93c5f5', contrastText: '#05203a' },
    background: { default: '#0d1618', paper: '#142022' },
    text: { primary: '#e8efef', secondary: '#a6b7ba', disabled: '#6b7c80' },
    divider: '#2b3a3d',
  },
};
