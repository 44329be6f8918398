import type { PlainCard as PlainCardRecord } from '../../cards/cards';
import { InitialsAvatar } from '../picture/initials-avatar';
import { Picture } from '../picture/picture';
import type { PictureKind } from '../picture/objects';
import { CardFrame, type CardPlacement } from './card-frame';
import { plainCardTarget, type PlainCardType } from './card-target';
import { descriptionLimit } from './card-text';

const variants: Record<PlainCardType, { kind?: PictureKind; action: string }> = {
  mentor: { action: 'View mentor' },
  course: { kind: 'course', action: 'View course' },
  institute: { action: 'View institute' },
  Live: { kind: 'live', action: 'Join class' },
  Tutor: { action: 'View tutor' },
  Study: { kind: 'course', action: 'View course' },
  Topcourse: { kind: 'course', action: 'View course' },
};

interface PlainCardProps extends CardPlacement {
  type: PlainCardType;
  card: PlainCardRecord;
}

/** Courses have a picture of their topic, people and institutes their own picture or initials. */
export function PlainCard({ type, card, level, corner }: PlainCardProps) {
  const { kind, action } = variants[type];
  const { id, title, img } = card;
  return (
    <CardFrame
      title={title}
      description={card.description}
      descriptionLimit={descriptionLimit(type)}
      details={card}
      {...(kind
        ? { header: <Picture id={id} kind={kind} topic={topicOf(card)} src={img} ratio={3} /> }
        : { avatar: <InitialsAvatar id={id} name={title} src={img} size={52} /> })}
      to={plainCardTarget(type, card)}
      action={action}
      level={level}
      corner={corner}
    />
  );
}

/** Title and category in one text, so that a special topic in either of them is found before a general one. */
function topicOf({ title, topic = '' }: PlainCardRecord): string {
  return `${title} ${topic}`;
}
