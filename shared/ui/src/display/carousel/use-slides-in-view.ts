import { useMediaQuery, type Theme } from '@sopaan/ui/core';

const up =
  (key: 'sm' | 'md' | 'lg') =>
  ({ breakpoints }: Theme) =>
    breakpoints.up(key);

/** The number of visible cards at the window's width. */
export function useSlidesInView(): number {
  const isSmall = useMediaQuery(up('sm'));
  const middle = useMediaQuery(up('md'));
  const large = useMediaQuery(up('lg'));
  if (large) return 4;
  if (middle) return 3;
  return isSmall ? 2 : 1;
}

/** The same in CSS, so that cards have their final width before the slider starts. */
export const slideWidth = { xs: '100%', sm: '50%', md: 'calc(100% / 3)', lg: '25%' };
