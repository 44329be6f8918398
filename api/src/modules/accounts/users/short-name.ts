/** `Asha R.`: enough to tell people apart, too little to identify somebody. */
export function shortName(first: string, last: string | null): string {
  const graphemes = new Intl.Segmenter('en-IN', { granularity: 'grapheme' });
  const [initial] = graphemes.segment(last?.trim() ?? '');
  return initial ? `${first} ${initial.segment.toUpperCase()}.` : first;
}
