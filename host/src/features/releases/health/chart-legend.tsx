import type { SetHealth } from '@sopaan/schemas/release-health';
import { Box } from '@sopaan/ui/core';
import { Code } from '../table/code';
import { lineOf } from './set-line';

/** Which line is which set, and the releases that set them apart. */
export function ChartLegend({ sets }: { sets: readonly SetHealth[] }) {
  return (
    <Box component="ul" aria-label="Lines" sx={list}>
      {sets.map(({ set, role, releases, total }, at) => (
        <Box component="li" key={set} sx={{ display: 'flex', gap: 1, minWidth: 0 }}>
          <Box
            component="svg"
            aria-hidden="true"
            viewBox="0 0 28 12"
            sx={{ flex: 'none', width: 28, height: 12, mt: 0.75, color: lineOf(at).colour }}
            stroke="currentColor"
            strokeWidth={2}
            strokeDasharray={lineOf(at).dashes}
          >
            <path d="M0 6h28" />
          </Box>
          <Box sx={{ minWidth: 0 }}>
            <strong>{role}</strong> <Code>{set}</Code>, {total.pages}{' '}
            {total.pages === 1 ? 'page' : 'pages'}
            <Box sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
              {ownReleases(releases, sets, set).join(', ')}
            </Box>
          </Box>
        </Box>
      ))}
    </Box>
  );
}

/** The releases that not every set has; with one set there is nothing to tell apart. */
function ownReleases(releases: string[], sets: readonly SetHealth[], set: string): string[] {
  const others = sets.filter((other) => other.set !== set);
  if (others.length === 0) return [];
  return releases.filter((name) => !others.every((other) => other.releases.includes(name)));
}

const list = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 4,
  rowGap: 1,
  m: 0,
  p: 0,
  listStyle: 'none',
  typography: 'body2',
};
