import type { CardType } from '@sopaan/schemas/card';

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

// Letters as people count them: a Devanagari letter keeps its vowel sign.
const segmenter = new Intl.Segmenter('en-IN', { granularity: 'grapheme' });

/** Cuts to `limit` characters and one `…` behind them. A text of at most `limit` stays whole. */
export function cutText(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const letters = Array.from(segmenter.segment(text), (part) => part.segment);
  return letters.length <= limit ? text : `${letters.slice(0, limit).join('')}…`;
}
