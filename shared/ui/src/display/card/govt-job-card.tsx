import { paths } from '@sopaan/contract/paths';
import type { GovtJobCard as GovtJobCardRecord } from '../../cards/cards';
import type { CardFact } from '../../cards/card-details';
import { InitialsAvatar } from '../picture/initials-avatar';
import { CardFrame, type CardPlacement } from './card-frame';
import { descriptionLimit } from './card-text';

export function GovtJobCard({ card, level, corner }: CardPlacement & { card: GovtJobCardRecord }) {
  const facts: CardFact[] = [{ icon: 'calendar', text: 'Last date', date: card.lastdate }];
  if (card.location) facts.push({ icon: 'map-pin', text: card.location });
  return (
    <CardFrame
      title={card.title}
      description={card.description}
      descriptionLimit={descriptionLimit('govtjob')}
      details={{ ...card, facts: [...facts, ...(card.facts ?? [])] }}
      avatar={<InitialsAvatar name={card.provider ?? card.title} src={card.img} size={44} />}
      to={paths.job(card.title, card.id)}
      action="View job"
      level={level}
      corner={corner}
    />
  );
}
