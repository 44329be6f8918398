import type { TypographyVariantsOptions } from '@mui/material/styles';

const fontFamily =
  "Mukta, 'Mukta Fallback', system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif";

/** Line heights leave room for the vowel signs of Devanagari above and below the line. */
export const typography: TypographyVariantsOptions = {
  fontFamily,
  fontWeightRegular: 400,
  fontWeightMedium: 600,
  fontWeightBold: 600,
  h1: { fontSize: 'clamp(2rem, 1.5rem + 2.4vw, 3.25rem)', lineHeight: 1.15, fontWeight: 600 },
  h2: { fontSize: 'clamp(1.625rem, 1.35rem + 1.3vw, 2.25rem)', lineHeight: 1.2, fontWeight: 600 },
  h3: { fontSize: 'clamp(1.375rem, 1.25rem + 0.6vw, 1.625rem)', lineHeight: 1.25, fontWeight: 600 },
  h4: { fontSize: '1.25rem', lineHeight: 1.3, fontWeight: 600 },
  h5: { fontSize: '1.125rem', lineHeight: 1.35, fontWeight: 600 },
  h6: { fontSize: '1rem', lineHeight: 1.4, fontWeight: 600 },
  subtitle1: { fontSize: '1.125rem', lineHeight: 1.55 },
  subtitle2: { fontSize: '0.9375rem', lineHeight: 1.5, fontWeight: 600 },
  body1: { fontSize: '1rem', lineHeight: 1.6 },
  body2: { fontSize: '0.9375rem', lineHeight: 1.55 },
  caption: { fontSize: '0.8125rem', lineHeight: 1.45 },
  overline: {
    fontSize: '0.8125rem',
    lineHeight: 1.5,
    fontWeight: 600,
    letterSpacing: '0.08em',
    textTransform: 'uppercase',
  },
  button: { fontSize: '0.9375rem', lineHeight: 1.5, fontWeight: 600, textTransform: 'none' },
};
