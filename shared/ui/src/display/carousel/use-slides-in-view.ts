import { useMediaQuery } from '@sopaan/ui/core';

/** The number of visible cards at the window's width. */
export function useSlidesInView(): number {
  const options = { noSsr: true };
  const small = useMediaQuery('(min-width:600px)', options);
  const middle = useMediaQuery('(min-width:768px)', options);
  const large = useMediaQuery('(min-width:1024px)', options);
  if (large) return 4;
  if (middle) return 3;
  return small ? 2 : 1;
}

/** The same in CSS, so that cards have their final width before the slider starts. */
export const slideWidth = { xs: '100%', sm: '50%', md: 'calc(100% / 3)', lg: '25%' };
