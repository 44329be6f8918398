import { useMediaQuery } from '@sopaan/ui/core';
import { WIDE } from './measures';

/** Whether the screen is wide enough for the menu in the header. */
export function useWide(): boolean {
  return useMediaQuery(WIDE, { noSsr: true });
}
