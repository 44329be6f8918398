import { useMediaQuery, type Theme } from '@sopaan/ui/core';

const breakpointUp =
  (key: 'sm' | 'md' | 'lg') =>
  ({ breakpoints }: Theme) =>
    breakpoints.up(key);

/** The number of visible cards at the window's width. */
export function useSlidesInView(): number {
  const isSmallOrLarger = useMediaQuery(breakpointUp('sm'));
  const isMediumOrLarger = useMediaQuery(breakpointUp('md'));
  const isLarge = useMediaQuery(breakpointUp('lg'));
  if (isLarge) return 4;
  if (isMediumOrLarger) return 3;
  return isSmallOrLarger ? 2 : 1;
}

/** The width of a card in CSS, so that cards have their final width before the slider starts. */
export const slideWidth = { xs: '100%', sm: '50%', md: 'calc(100% / 3)', lg: '25%' };
