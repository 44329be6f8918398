const number = new Intl.NumberFormat('en-IN');

/** `1 new job` or `12 new jobs`. */
export function jobCountText(count: number): string {
  return `${number.format(count)} new ${count === 1 ? 'job' : 'jobs'}`;
}

/** `Teacher, Engineer and 3 more`, for the first of `count` items. */
export function listText(first: readonly string[], count: number): string {
  const others = count - first.length;
  const items = others > 0 ? [...first, `${number.format(others)} more`] : first;
  return new Intl.ListFormat('en-IN', { type: 'conjunction' }).format(items);
}
