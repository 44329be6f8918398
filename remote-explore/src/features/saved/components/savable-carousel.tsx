import type { SavedKind } from '@sopaan/schemas/saved/saved';
import { CardCarousel, type CardCarouselProps } from '@sopaan/ui/card-carousel';
import type { CardOfType } from '@sopaan/ui/display';
import { SaveItemToggle } from './save-item-toggle';

/** The types of cards that can be saved. */
const kinds: Readonly<Partial<Record<CardOfType['type'], SavedKind>>> = {
  job: 'job',
  govtjob: 'job',
  course: 'course',
  Study: 'course',
  Tutor: 'course',
  Topcourse: 'course',
  institute: 'institute',
  competition: 'competition',
};

function saveButton({ type, card }: CardOfType) {
  const kind = kinds[type];
  if (kind === undefined) return null;
  return (
    <SaveItemToggle kind={kind} id={card.id} name={'title' in card ? card.title : card.position} />
  );
}

/** A carousel of cards, each with the toggle that saves it. */
export function SavableCarousel(props: CardCarouselProps) {
  return <CardCarousel {...props} cornerOf={saveButton} />;
}
