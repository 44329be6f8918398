import { paths } from '@sopaan/contract/paths';
import type { HostEvent } from '@sopaan/schemas/competitions/host-event';
import { Box, Card, Icon, Typography } from '@sopaan/ui/core';
import { Chip, InitialsAvatar, moneyText, Picture } from '@sopaan/ui/display';
import type { ReactNode } from 'react';
import { DetailHeader } from '../../../components/detail-header';

interface CompetitionHeaderProps {
  competition: HostEvent;
  /** Buttons below the title. */
  actions: ReactNode;
}

/** Banner, title, organiser and the sum of the prizes. */
export function CompetitionHeader({ competition, actions }: CompetitionHeaderProps) {
  const tags = [
    competition.opportunityType.name,
    competition.ModeofEvent,
    competition.category,
  ].filter(Boolean);
  const prizeTotal = competition.prizes.reduce((sum, { amount }) => sum + amount, 0);
  return (
    <DetailHeader
      parent={{ to: paths.competitions, name: 'Competitions' }}
      title={competition.title}
    >
      <Card
        sx={{
          display: 'grid',
          gridTemplateColumns: { md: 'minmax(0, 24rem) minmax(0, 1fr)' },
          '@media print': { gridTemplateColumns: 'minmax(0, 1fr)' },
        }}
      >
        <Box sx={banner}>
          <Picture
            id={competition._id}
            kind="competition"
            src={competition.banner}
            label={`Banner of ${competition.title}`}
          />
        </Box>
        <Box sx={{ display: 'grid', alignContent: 'center', gap: 2, p: { xs: 2, md: 4 } }}>
          <Box sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
            <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
              <InitialsAvatar
                name={competition.organisation.name}
                src={competition.companylogo}
                size={64}
              />
            </Box>
            <Box sx={{ minWidth: 0 }}>
              <Typography variant="h2" component="h1">
                {competition.title}
              </Typography>
              <Typography color="textSecondary">by {competition.organisation.name}</Typography>
            </Box>
          </Box>
          {prizeTotal > 0 && (
            <Typography
              variant="subtitle1"
              component="p"
              sx={{ display: 'flex', alignItems: 'center', gap: 1 }}
            >
              <Icon name="trophy" size={20} sx={{ color: 'secondary.main' }} />
              {moneyText(prizeTotal, { currency: competition.currency })} in prizes
            </Typography>
          )}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            {tags.map((tag) => (
              <Chip key={tag} label={tag} size="small" />
            ))}
          </Box>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
            {actions}
          </Box>
        </Box>
      </Card>
    </DetailHeader>
  );
}

/** The banner is flatter on narrow screens. */
const banner = {
  '& > :is(img, svg)': { height: '100%', aspectRatio: { xs: '2', md: '16 / 9' } },
  '@media print': { display: 'none' },
} as const;
