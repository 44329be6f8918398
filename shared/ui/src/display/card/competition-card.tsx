import { paths } from '@sopaan/contract/paths';
import { Box, Typography } from '@sopaan/ui/core';
import Chip from '@mui/material/Chip';
import type { CompetitionCard as CompetitionCardRecord } from '../../cards/cards';
import { DateText } from '../number/date-text';
import { Picture } from '../picture/picture';
import { CardFrame, type CardPlacement } from './card-frame';
import { descriptionLimit } from './card-text';
import { Fact } from './fact';

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
      header={<Picture id={card.id} kind="competition" src={card.logo} ratio={2.4} />}
      eyebrow={
        <Typography variant="caption" color="textSecondary">
          Posted <DateText value={card.postedTime} />
        </Typography>
      }
      to={paths.competition(card.position, card.id)}
      action="View"
      level={level}
      corner={corner}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, my: 0.5 }}>
        {card.tags.map((tag) => (
          <Chip key={tag} label={tag} size="small" />
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5 }}>
        {card.rate && <Fact icon="wallet">{card.rate}</Fact>}
        {card.location && <Fact icon="map-pin">{card.location}</Fact>}
      </Box>
    </CardFrame>
  );
}
