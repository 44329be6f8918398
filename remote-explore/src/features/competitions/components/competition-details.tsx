import type { HostEvent } from '@sopaan/schemas/competitions/host-event';
import { Card, Divider } from '@sopaan/ui/core';
import { CompetitionDatesList } from './competition-dates-list';
import { CompetitionFacts } from './competition-facts';

/** The facts and dates of a competition. */
export function CompetitionDetails({ competition, now }: { competition: HostEvent; now: number }) {
  return (
    <Card component="section" aria-label="Details" sx={{ p: { xs: 2, md: 3 } }}>
      <CompetitionFacts competition={competition} />
      <Divider sx={{ my: 2 }} />
      <CompetitionDatesList competition={competition} now={now} />
    </Card>
  );
}
