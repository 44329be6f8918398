import type { IconName } from '@sopaan/ui/core';

/** A short text with an icon, such as a place. */
export interface CardFact {
  icon: IconName;
  text: string;
  /** An ISO date after the text, shown in the format of dates. */
  date?: string;
  /** The time zone of the date. */
  zone?: string;
}

/** What helps to decide on an item. All of it is optional: cards of older releases come without it. */
export interface CardDetails {
  /** Who offers the item, or the role of a person. */
  provider?: string;
  /** The fact that matters most, such as the pay or the fee. */
  keyFact?: string;
  /** The average of the reviews, and their number. */
  rating?: { value: number; count: number };
  facts?: readonly CardFact[];
  /** Words that name the subject, besides the title: they choose the drawing. */
  topic?: string;
}
