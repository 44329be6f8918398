import type { CardType } from '../../cards/cards';

/** The limits are those of the specification, in characters. */
export const TITLE_LIMIT = 20;
export const MISSING_TEXT = 'This content is not available';

const descriptionLimits: Partial<Record<CardType, number>> = {
  Topcourse: 78,
  Quizseries: 78,
  govtjob: 65,
  competition: 65,
};

export function descriptionLimit(type: CardType): number {
  return descriptionLimits[type] ?? 80;
}

// Graphemes, so that a Devanagari letter keeps its vowel sign.
const segmenter = new Intl.Segmenter('en-IN', { granularity: 'grapheme' });

/** Truncates a text that is longer than `limit` characters, with an ellipsis. */
export function cutText(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const graphemes = Array.from(segmenter.segment(text), (part) => part.segment);
  return graphemes.length <= limit ? text : `${graphemes.slice(0, limit).join('')}…`;
}
