import type { PageSet } from '@sopaan/contract/release';
import { Box, Typography } from '@sopaan/ui/core';
import { useLayoutEffect, useState } from 'react';
import { useNavigation } from 'react-router-dom';

interface Region {
  unit: string;
  release: string;
}

/** Lists the owners of the page's regions, for visitors who cannot see the outlines. */
export function RegionList({ set }: { set: PageSet }) {
  const { state } = useNavigation();
  const [regions, setRegions] = useState<Region[]>([]);
  useLayoutEffect(() => {
    const read = () => setRegions(contentRegions());
    read();
    const content = document.getElementById('content');
    const observer = new MutationObserver(read);
    if (content) observer.observe(content, { subtree: true, attributeFilter: ['data-release'] });
    return () => observer.disconnect();
  }, [state]);
  return (
    <Box>
      <Typography component="h2" variant="subtitle2">
        Regions of this page
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5, typography: 'body2' }}>
        <li>
          Header and footer: host <code>{set.host.release}</code>
        </li>
        {regions.map(({ unit, release }) => (
          <li key={unit + release}>
            Content: {unit} <code>{release}</code>
          </li>
        ))}
      </Box>
    </Box>
  );
}

function contentRegions(): Region[] {
  const found = document.querySelectorAll<HTMLElement>('main [data-unit][data-release]');
  return Array.from(found, ({ dataset }) => ({
    unit: dataset.unit ?? '',
    release: dataset.release ?? '',
  }));
}
