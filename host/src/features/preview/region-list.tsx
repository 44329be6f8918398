import { Box, Typography } from '@sopaan/ui/core';
import { releaseOrigin, releaseOfSet, type PageRegion } from './page-regions';
import type { PreviewedPage } from './previewed-page';

interface RegionListProps {
  page: PreviewedPage;
  regions: readonly PageRegion[];
}

/** Lists the owners of the page's regions, also for visitors who cannot see the badges. */
export function RegionList({ page, regions }: RegionListProps) {
  const host = { unit: 'host', release: page.set.host.release };
  return (
    <Box>
      <Typography component="h2" variant="subtitle2">
        Regions of this page
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5, typography: 'body2' }}>
        <li>
          Header and footer: <RegionRelease page={page} region={host} />
        </li>
        {regions.map((region) => (
          <li key={region.unit + region.release}>
            Content: <RegionRelease page={page} region={region} />
          </li>
        ))}
      </Box>
    </Box>
  );
}

function RegionRelease({ page, region }: { page: PreviewedPage; region: PageRegion }) {
  const { unit, release } = region;
  const origin = releaseOrigin(page, region);
  return (
    <>
      {unit} <code>{release}</code> ({origin}
      {origin === 'fallback' && (
        <>
          {' '}
          for <code>{releaseOfSet(page.set, unit)}</code>
        </>
      )}
      )
    </>
  );
}
