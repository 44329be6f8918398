import { Global } from '@emotion/react';
import type { PageSet } from '@sopaan/contract/release';
import { useTheme } from '@sopaan/ui/core';

/**
 * Outlines each region of the page and labels it with its release. Outlines and labels take no space, so that the layout
 * does not shift.
 */
export function RegionOutline({ set }: { set: PageSet }) {
  const { palette } = useTheme();
  const label = {
    position: 'absolute',
    top: 0,
    right: 0,
    zIndex: 1,
    padding: '2px 8px',
    borderBottomLeftRadius: 8,
    background: palette.secondary.main,
    color: palette.secondary.contrastText,
    font: '600 0.75rem/1.4 ui-monospace, monospace',
    pointerEvents: 'none',
  } as const;
  return (
    <Global
      styles={{
        '[data-unit]': {
          outline: `2px dashed ${palette.secondary.main}`,
          outlineOffset: -2,
        },
        'main [data-unit], footer[data-unit]': { position: 'relative' },
        '[data-unit]::after': { ...label, content: 'attr(data-unit) " " attr(data-release)' },
        // Header, footer and navigation belong to the host.
        '[data-unit="host"]:not([data-release])::after': {
          content: `"host ${set.host.release}"`,
        },
        'header[data-unit]::after': { top: 'auto', bottom: 0, borderRadius: '8px 0 0 0' },
      }}
    />
  );
}
