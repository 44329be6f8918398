import type { CompetitionRound } from '@sopaan/schemas/competitions/host-event';
import { Box, EmptyState } from '@sopaan/ui/core';
import { PageSection } from './page-section';
import { RoundCard } from './round-card';

/** The rounds of a competition, in order. */
export function RoundsSection({
  rounds,
  zone,
}: {
  rounds: readonly CompetitionRound[];
  zone: string;
}) {
  return (
    <PageSection id="rounds" title="Rounds">
      {rounds.length === 0 && <EmptyState title="No rounds have been announced yet." icon="list" />}
      <Box component="ol" sx={{ display: 'grid', gap: 2, listStyle: 'none', m: 0, p: 0 }}>
        {rounds.map((round, index) => (
          <li key={`${index} ${round.basicdetails.title}`}>
            <RoundCard round={round} number={index + 1} zone={zone} />
          </li>
        ))}
      </Box>
    </PageSection>
  );
}
