import type { Festival } from '@sopaan/schemas/festivals/festival';
import { Box, Card, Icon, Typography } from '@sopaan/ui/core';
import { Money, SafeHtml } from '@sopaan/ui/display';
import { FestivalSection } from './festival-section';

/** The prizes and the rules; left out if the festival has none. */
export function PrizesAndRules({ prizes, rules }: Pick<Festival, 'prizes' | 'rules'>) {
  return (
    <>
      {prizes.length > 0 && (
        <FestivalSection title="Prizes">
          <Box component="ul" sx={list}>
            {prizes.map(({ title, amount }, index) => (
              <Card component="li" key={index} sx={{ display: 'flex', gap: 2, p: 2.5 }}>
                <Icon name="award" size={32} sx={{ color: 'secondary.main' }} />
                <div>
                  <Typography component="h3" variant="h6">
                    {title}
                  </Typography>
                  <Typography variant="h4" component="p" color="primary">
                    <Money amount={amount} free="No money" />
                  </Typography>
                </div>
              </Card>
            ))}
          </Box>
        </FestivalSection>
      )}
      {rules && (
        <FestivalSection title="Rules">
          <SafeHtml html={rules} />
        </FestivalSection>
      )}
    </>
  );
}

const list = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 13rem), 1fr))',
  listStyle: 'none',
  m: 0,
  p: 0,
} as const;
