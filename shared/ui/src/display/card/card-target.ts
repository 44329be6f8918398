import { paths } from '@sopaan/contract/paths';
import type { PlainCard } from '../../cards/cards';

export type PlainCardType =
  | 'mentor'
  | 'course'
  | 'institute'
  | 'Live'
  | 'Tutor'
  | 'Study'
  | 'Topcourse';

/** The path that a card of this type links to. */
export function plainCardTarget(type: PlainCardType, card: PlainCard): string {
  if (type === 'mentor') return paths.mentor(card.id);
  if (type === 'institute') return paths.institute(card.id);
  if (type === 'Live') return paths.liveClass(card.id);
  return paths.course(card.title, card.id);
}
