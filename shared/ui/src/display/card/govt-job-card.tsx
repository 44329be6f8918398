import { paths } from '@sopaan/contract/paths';
import { Box } from '@sopaan/ui/core';
import type { GovtJobCard as GovtJobCardRecord } from '../../cards/cards';
import { DateText } from '../number/date-text';
import { Picture } from '../picture/picture';
import { CardFrame, type CardPlacement } from './card-frame';
import { descriptionLimit } from './card-text';
import { Fact } from './fact';

export function GovtJobCard({ card, level, corner }: CardPlacement & { card: GovtJobCardRecord }) {
  return (
    <CardFrame
      title={card.title}
      description={card.description}
      descriptionLimit={descriptionLimit('govtjob')}
      header={<Picture id={card.id} kind="govtjob" src={card.img} />}
      to={paths.job(card.title, card.id)}
      action="View job"
      level={level}
      corner={corner}
    >
      <Box sx={{ display: 'grid', gap: 0.5 }}>
        <Fact icon="calendar">
          Last date <DateText value={card.lastdate} />
        </Fact>
        {card.location && <Fact icon="map-pin">{card.location}</Fact>}
      </Box>
    </CardFrame>
  );
}
