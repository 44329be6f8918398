import { useMediaQuery } from '@sopaan/ui/core';
import { WIDE_QUERY } from './dimensions';

/** Whether the screen is wide enough to show the menu in the header. */
export function useIsWide(): boolean {
  return useMediaQuery(WIDE_QUERY, { noSsr: true });
}
