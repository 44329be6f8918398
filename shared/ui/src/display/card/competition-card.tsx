import { paths } from '@sopaan/contract/paths';
import { Box, Typography } from '@sopaan/ui/core';
import Chip from '@mui/material/Chip';
import type { CardFact } from '../../cards/card-details';
import type { CompetitionCard as CompetitionCardRecord } from '../../cards/cards';
import { DateText } from '../number/date-text';
import { InitialsAvatar } from '../picture/initials-avatar';
import { CardFrame, type CardPlacement } from './card-frame';
import { descriptionLimit } from './card-text';

export function CompetitionCard({
  card,
  level,
  corner,
}: CardPlacement & { card: CompetitionCardRecord }) {
  return (
    <CardFrame
      title={card.position}
      description={card.company}
      descriptionLimit={descriptionLimit('competition')}
      details={{ ...card, facts: factsOf(card) }}
      avatar={<InitialsAvatar name={card.company} src={card.logo} size={44} />}
      to={paths.competition(card.position, card.id)}
      action="View"
      level={level}
      corner={corner}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
        {card.tags.map((tag) => (
          <Chip key={tag} label={tag} size="small" />
        ))}
      </Box>
      <Typography variant="caption" color="textSecondary" component="p">
        Posted <DateText value={card.postedTime} />
      </Typography>
    </CardFrame>
  );
}

function factsOf({ facts = [], tags, ...card }: CompetitionCardRecord): CardFact[] {
  const all = [...facts];
  if (card.rate) all.push({ icon: 'wallet', text: card.rate });
  // Nobody travels to an online competition.
  if (card.location && !tags.includes('Online')) all.push({ icon: 'map-pin', text: card.location });
  return all;
}
