import type { CompetitionPrize } from '@sopaan/schemas/competitions/host-event';
import { Box, Card, EmptyState, Icon, Typography } from '@sopaan/ui/core';
import { Fact, Money } from '@sopaan/ui/display';
import { PageSection } from './page-section';

/** The prizes of a competition. */
export function RewardsSection({ prizes }: { prizes: readonly CompetitionPrize[] }) {
  return (
    <PageSection id="rewards" title="Rewards">
      {prizes.length === 0 && (
        <EmptyState title="No prizes have been announced yet." icon="award" />
      )}
      <Box component="ul" sx={list}>
        {prizes.map((prize) => (
          <Card component="li" key={prize.title} sx={{ display: 'flex', gap: 2, p: 2.5 }}>
            <Icon name="award" size={36} sx={{ color: 'secondary.main' }} />
            <div>
              <Typography variant="h6" component="h3">
                {prize.title}
              </Typography>
              {prize.amount > 0 && (
                <Typography variant="h4" component="p" color="primary" sx={{ my: 0.25 }}>
                  <Money amount={prize.amount} currency={prize.currency} />
                </Typography>
              )}
              {prize.certificate && <Fact icon="file">Certificate</Fact>}
            </div>
          </Card>
        ))}
      </Box>
    </PageSection>
  );
}

const list = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 14rem), 1fr))',
  listStyle: 'none',
  m: 0,
  p: 0,
} as const;
