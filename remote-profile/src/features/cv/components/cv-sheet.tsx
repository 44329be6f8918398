import { Box } from '@sopaan/ui/core';
import type { ReactNode } from 'react';

/** Where the whole width of a sheet would be too small to read. */
export const NARROW_SHEET = '@container (max-width: 559px)';

/**
 * A sheet of A4, always dark on white. All its lengths are multiples of `--mm`: a millimetre in print, and on screens the width of the
 * sheet divided by 210. Phones show the text in a readable size instead, without the proportions of the sheet.
 */
export function CvSheet({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        containerType: 'inline-size',
        '@media print': { containerType: 'normal' },
      }}
    >
      <Box
        component="article"
        aria-label="CV"
        sx={{
          '@page': { size: 'A4', margin: '15mm' },
          '--mm': 'calc(min(100cqw, 210mm) / 210)',
          width: 'calc(var(--mm) * 210)',
          minHeight: 'calc(var(--mm) * 297)',
          mx: 'auto',
          p: 'calc(var(--mm) * 15)',
          bgcolor: 'common.white',
          color: '#1c1c22',
          boxShadow: 3,
          colorScheme: 'light',
          fontSize: 'calc(var(--mm) * 3.5)',
          lineHeight: 1.45,
          overflowWrap: 'anywhere',
          '& p, & ul, & h1, & h2, & h3': { m: 0, fontSize: 'inherit', lineHeight: 'inherit' },
          [NARROW_SHEET]: {
            '--mm': '1mm',
            width: 'auto',
            minHeight: 0,
            p: 2.5,
            fontSize: '0.9375rem',
          },
          '@media print': {
            '--mm': '1mm',
            fontSize: 'calc(var(--mm) * 3.5)',
            width: 'auto',
            minHeight: 0,
            p: 0,
            boxShadow: 'none',
          },
        }}
      >
        {children}
      </Box>
    </Box>
  );
}
