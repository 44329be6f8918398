/** `Asha R.`: enough to tell people apart, too little to identify somebody. */
export function shortName(first: string, last: string | null): string {
  const letters = new Intl.Segmenter('en-IN', { granularity: 'grapheme' });
  const [initial] = letters.segment(last?.trim() ?? '');
  return initial ? `${first} ${initial.segment.toUpperCase()}.` : first;
}
