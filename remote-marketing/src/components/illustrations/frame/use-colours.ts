import { alpha, useTheme } from '@sopaan/ui/core';

export interface Colours {
  paper: string;
  /** The background behind the paper. */
  ground: string;
  text: string;
  /** Lines that represent text. */
  muted: string;
  /** Borders and empty fields. */
  faint: string;
  primary: string;
  onPrimary: string;
  primaryTint: string;
  accent: string;
  accentTint: string;
  success: string;
  error: string;
}

/** The colours of an illustration, from the theme. */
export function useColours(): Colours {
  const { palette } = useTheme();
  return {
    paper: palette.background.paper,
    ground: alpha(palette.primary.main, 0.08),
    text: palette.text.primary,
    muted: alpha(palette.text.primary, 0.22),
    faint: alpha(palette.text.primary, 0.1),
    primary: palette.primary.main,
    onPrimary: palette.primary.contrastText,
    primaryTint: alpha(palette.primary.main, 0.16),
    accent: palette.secondary.main,
    accentTint: alpha(palette.secondary.main, 0.2),
    success: palette.success.main,
    error: palette.error.main,
  };
}
