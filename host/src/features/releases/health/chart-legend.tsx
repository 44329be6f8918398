import type { SetHealth } from '@sopaan/schemas/releases/health';
import { Box } from '@sopaan/ui/core';
import { Code } from '../table/code';
import { getSetLine } from './set-line';

/** The line style of each set, and the releases in which the sets differ. */
export function ChartLegend({ sets }: { sets: readonly SetHealth[] }) {
  return (
    <Box component="ul" aria-label="Lines" sx={list}>
      {sets.map(({ set, role, releases, total }, index) => (
        <Box component="li" key={set} sx={{ display: 'flex', gap: 1, minWidth: 0 }}>
          <Box
            component="svg"
            aria-hidden="true"
            viewBox="0 0 28 12"
            sx={{ flex: 'none', width: 28, height: 12, mt: 0.75, color: getSetLine(index).colour }}
            stroke="currentColor"
            strokeWidth={2}
            strokeDasharray={getSetLine(index).dashes}
          >
            <path d="M0 6h28" />
          </Box>
          <Box sx={{ minWidth: 0 }}>
            <strong>{role}</strong> <Code>{set}</Code>, {total.pages}{' '}
            {total.pages === 1 ? 'page' : 'pages'}
            <Box sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
              {distinctReleases(releases, sets, set).join(', ')}
            </Box>
          </Box>
        </Box>
      ))}
    </Box>
  );
}

/** The releases of a set that not every other set has; none when there is only one set. */
function distinctReleases(releases: string[], sets: readonly SetHealth[], set: string): string[] {
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
