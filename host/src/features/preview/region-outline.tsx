import { Global } from '@emotion/react';
import { useTheme } from '@sopaan/ui/core';
import { releaseOrigin, type PageRegion } from './page-regions';
import type { PreviewedPage } from './previewed-page';

/**
 * Outlines each region of the page, with a badge that names its release and where that comes from. Outlines and badges take no
 * space, so that the layout does not shift.
 */
export function RegionOutline({ page }: { page: PreviewedPage }) {
  const { palette } = useTheme();
  const { host, remotes } = page.set;
  const hostRegion = { unit: 'host', release: host.release };
  const ownRegions = [hostRegion, ...remotes.map(({ name, release }) => ({ unit: name, release }))];
  const badge = {
    position: 'absolute',
    top: 0,
    right: 0,
    zIndex: 1,
    maxWidth: '100%',
    padding: '2px 8px',
    borderBottomLeftRadius: 8,
    background: palette.secondary.main,
    color: palette.secondary.contrastText,
    font: '600 0.75rem/1.4 ui-monospace, monospace',
    overflowWrap: 'anywhere',
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
        '[data-unit]::after': badge,
        // A region with a release that is not in the set.
        '[data-unit][data-release]::after': {
          content: 'attr(data-unit) " " attr(data-release) " · fallback"',
          background: palette.warning.main,
          color: palette.warning.contrastText,
        },
        ...Object.fromEntries(
          ownRegions.map((region) => [
            `[data-unit="${region.unit}"][data-release="${region.release}"]::after`,
            {
              content: badgeContent(page, region),
              background: palette.secondary.main,
              color: palette.secondary.contrastText,
            },
          ]),
        ),
        // Header, footer and navigation belong to the host.
        '[data-unit="host"]:not([data-release])::after': {
          content: badgeContent(page, hostRegion),
        },
        'header[data-unit]::after': { top: 'auto', bottom: 0, borderRadius: '8px 0 0 0' },
      }}
    />
  );
}

function badgeContent(page: PreviewedPage, region: PageRegion): string {
  return JSON.stringify(`${region.unit} ${region.release} · ${releaseOrigin(page, region)}`);
}
