import { useMediaQuery, type Theme } from '@sopaan/ui/core';

const wide = ({ breakpoints }: Theme) => breakpoints.up('md');

/** Whether the menu is in the header, and there is no navigation at the bottom. */
export function useIsWide(): boolean {
  return useMediaQuery(wide);
}
