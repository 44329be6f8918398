/**
 * A shared library separate from `display`, because pages that list cards need no other component of `display`. The host provides it to
 * remotes at run time. Exported names must not change within a major version.
 */
import type { ReactNode } from 'react';
import { EntityCard, type CardOfType, type CardRecords } from '../card/entity-card';
import { Carousel, type CarouselProps } from './carousel';

type CardsOfType = {
  [T in keyof CardRecords]: { type: T; cards: readonly CardRecords[T][] };
}[keyof CardRecords];

export type CardCarouselProps = Omit<CarouselProps, 'items'> &
  CardsOfType & {
    /** The button in the corner of each card. */
    cornerOf?: (card: CardOfType) => ReactNode;
  };

/** A carousel of entity cards of one type. */
export function CardCarousel(props: CardCarouselProps) {
  const level = props.level === 'h3' ? 'h4' : props.level === 'h1' ? 'h2' : 'h3';
  const items = toCards(props).map((card) => ({
    key: card.card.id,
    content: <EntityCard {...card} level={level} corner={props.cornerOf?.(card)} />,
  }));
  return <Carousel {...props} items={items} />;
}

/** The cases are alike, but only within one of them does TypeScript know that the records belong to the type. */
function toCards(props: CardsOfType): CardOfType[] {
  switch (props.type) {
    case 'job':
      return props.cards.map((card) => ({ type: props.type, card }));
    case 'govtjob':
      return props.cards.map((card) => ({ type: props.type, card }));
    case 'Quizseries':
      return props.cards.map((card) => ({ type: props.type, card }));
    case 'competition':
      return props.cards.map((card) => ({ type: props.type, card }));
    default:
      return props.cards.map((card) => ({ type: props.type, card }));
  }
}
