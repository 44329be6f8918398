import type { PlainCard as PlainCardRecord } from '../../cards/cards';
import { Picture } from '../picture/picture';
import type { PictureKind } from '../picture/objects';
import { CardFrame, type CardPlacement } from './card-frame';
import { plainCardTarget, type PlainCardType } from './card-target';
import { descriptionLimit } from './card-text';

const variants: Record<PlainCardType, { kind: PictureKind; action: string }> = {
  mentor: { kind: 'mentor', action: 'View mentor' },
  course: { kind: 'course', action: 'View course' },
  institute: { kind: 'institute', action: 'View institute' },
  Live: { kind: 'live', action: 'Join class' },
  Tutor: { kind: 'mentor', action: 'View tutor' },
  Study: { kind: 'course', action: 'View course' },
  Topcourse: { kind: 'course', action: 'View course' },
};

interface PlainCardProps extends CardPlacement {
  type: PlainCardType;
  card: PlainCardRecord;
}

export function PlainCard({ type, card, level, corner }: PlainCardProps) {
  const { kind, action } = variants[type];
  return (
    <CardFrame
      title={card.title}
      description={card.description}
      descriptionLimit={descriptionLimit(type)}
      header={<Picture id={card.id} kind={kind} src={card.img} />}
      to={plainCardTarget(type, card)}
      action={action}
      level={level}
      corner={corner}
    />
  );
}
