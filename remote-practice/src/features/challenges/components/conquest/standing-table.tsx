import { HEADER_HEIGHT } from '@sopaan/contract/layout';
import type { Standing } from '@sopaan/schemas/practice/conquest';
import { Box } from '@sopaan/ui/core';
import { DateText } from '@sopaan/ui/display';
import { LEADERBOARD_ID } from './standing-summary';

interface StandingTableProps {
  standings: readonly Standing[];
  /** The member's standing if it is not among `standings`. */
  viewerStanding: Standing | null;
}

export function StandingTable({ standings, viewerStanding }: StandingTableProps) {
  const lastRank = standings.at(-1)?.rank ?? 0;
  return (
    <Box component="table" aria-labelledby={LEADERBOARD_ID} sx={table}>
      <thead>
        <tr>
          <th scope="col">Rank</th>
          <th scope="col">Name</th>
          <th scope="col" className="number">
            Points
          </th>
          <th scope="col" className="date">
            Since
          </th>
        </tr>
      </thead>
      <tbody>
        {standings.map((standing) => (
          <StandingRow key={standing.rank} standing={standing} />
        ))}
        {viewerStanding && viewerStanding.rank > lastRank + 1 && (
          <tr aria-hidden="true">
            <td colSpan={4} className="gap">
              ⋯
            </td>
          </tr>
        )}
        {viewerStanding && <StandingRow standing={viewerStanding} />}
      </tbody>
    </Box>
  );
}

function StandingRow({ standing }: { standing: Standing }) {
  const { rank, name, points, reachedAt, isYou } = standing;
  return (
    <tr aria-current={isYou || undefined}>
      <td>
        <span className="rank" data-rank={rank}>
          {rank}
        </span>
      </td>
      <th scope="row">{isYou ? `${name} (you)` : name}</th>
      <td className="number">{points}</td>
      <td className="date">
        <DateText value={reachedAt} />
      </td>
    </tr>
  );
}

const medal = (color: string) => ({ bgcolor: color, color: '#15252a' });

const table = {
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  typography: 'body2',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': {
    textAlign: 'start',
    py: 0.75,
    px: { xs: 0.75, sm: 1 },
    borderBottom: '1px solid',
    borderColor: 'divider',
    fontWeight: 'inherit',
  },
  '& thead th': { typography: 'caption', color: 'text.secondary' },
  '& tbody th': { width: '100%', overflowWrap: 'anywhere' },
  '& .number': { textAlign: 'end' },
  '& .date': { whiteSpace: 'nowrap', color: 'text.secondary' },
  '& .gap': { textAlign: 'center', py: 0, color: 'text.secondary' },
  '& .rank': {
    display: 'inline-grid',
    placeItems: 'center',
    minWidth: 26,
    height: 26,
    px: 0.5,
    borderRadius: '13px',
  },
  '& [data-rank="1"]': medal('#f2c14e'),
  '& [data-rank="2"]': medal('#c3ccd1'),
  '& [data-rank="3"]': medal('#dc9f6b'),
  // The member's row stays visible below the header while the others scroll.
  '& tr[aria-current] > *': {
    position: 'sticky',
    top: HEADER_HEIGHT,
    bottom: 0,
    bgcolor: 'background.paper',
    backgroundImage: ({ palette }: { palette: { action: { selected: string } } }) =>
      `linear-gradient(${palette.action.selected}, ${palette.action.selected})`,
    color: 'text.primary',
    fontWeight: 700,
  },
} as const;
